/** Sounds, made on the spot; silent unless the reader wants them. */

import { settings } from "./settings.js";

/** @type {AudioContext | null} */
let context = null;

function ready() {
  if (!settings.get("sound")) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  return context;
}

function note(pitch, start, length, loudness = 0.08, shape = "triangle") {
  const audio = ready();
  if (!audio) return;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  const begins = audio.currentTime + start;
  tone.type = shape;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(loudness, begins);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(begins);
  tone.stop(begins + length);
}

function knock(start, loudness) {
  const audio = ready();
  if (!audio) return;
  const length = Math.floor(audio.sampleRate * 0.04);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) data[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 3;
  const source = audio.createBufferSource();
  const gain = audio.createGain();
  const filter = audio.createBiquadFilter();
  filter.frequency.value = 1400;
  gain.gain.value = loudness;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + start);
}

export const sound = {
  turn() {
    note(587, 0, 0.5);
    note(880, 0.12, 0.7);
  },
  move: () => knock(0, 0.25),
  refuse: () => note(185, 0, 0.3, 0.09, "sine"),
  dice(number) {
    for (let at = 0; at < number * 4; at += 1) knock(0.05 + Math.random() * 0.6, 0.12 + Math.random() * 0.25);
  },
  end() {
    [392, 494, 587, 784].forEach((pitch, at) => note(pitch, at * 0.16, 1.2, 0.07));
  },
};
