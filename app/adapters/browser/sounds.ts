import type { AlertKind, AlertVolume } from '#schemas';

/** Notes as [Hz, seconds from the beginning]; rising melodies are good news, falling ones bad. */
const melodies: Readonly<Record<AlertKind, readonly (readonly [number, number])[]>> = {
  assigned: [
    [523, 0],
    [659, 0.14],
  ],
  arrived: [
    [659, 0],
    [784, 0.14],
    [1047, 0.28],
    [784, 0.56],
    [1047, 0.7],
  ],
  collected: [
    [587, 0],
    [587, 0.16],
  ],
  delivered: [
    [523, 0],
    [784, 0.16],
  ],
  trouble: [
    [440, 0],
    [330, 0.2],
    [440, 0.4],
    [330, 0.6],
  ],
};
const gains: Readonly<Record<AlertVolume, number>> = { quiet: 0.06, normal: 0.2, loud: 0.6 };
const noteSeconds = 0.32;

let context: AudioContext | null = null;

/** Synthesizes a kind's melody; false while the browser blocks sound. */
export function playSound({ kind, volume }: { kind: AlertKind; volume: AlertVolume }): boolean {
  context ??= new AudioContext();
  if (context.state !== 'running') {
    void context.resume();
    // Browsers allow sound only after a first interaction with the page.
    if (!navigator.userActivation?.hasBeenActive) return false;
  }
  for (const [frequency, at] of melodies[kind]) {
    playNote(context, frequency, context.currentTime + at, gains[volume]);
  }
  return true;
}

function playNote(audio: AudioContext, frequency: number, at: number, loudness: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, at + noteSeconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + noteSeconds);
}
