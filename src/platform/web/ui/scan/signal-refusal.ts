/** Two short low tones, in seconds and hertz; a scanner's own success beep is one high tone. */
const TONES = { pitch: 220, length: 0.14, gap: 0.08, volume: 0.2 };
const VIBRATION_MS = [120, 60, 120];

let context: AudioContext | null = null;

/** Signals a refused scan by sound and vibration, if available: the user looks at the box. */
export function signalRefusal(): void {
  // Some browsers have no vibration, or refuse it before the first key or touch.
  if ('vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
  for (const start of [0, TONES.length + TONES.gap]) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    tone.type = 'square';
    tone.frequency.value = TONES.pitch;
    gain.gain.value = TONES.volume;
    tone.connect(gain).connect(context.destination);
    tone.start(context.currentTime + start);
    tone.stop(context.currentTime + start + TONES.length);
  }
}
