import { browserStorage } from './browser-storage';

const KEY = 'red-salud.respuesta-ajena';

/** An answer came to the page of the provider's answers that belongs to no sign-in of this browser. */
export function noteRefusedAnswer(): void {
  try {
    browserStorage('sessionStorage')?.setItem(KEY, '1');
  } catch {
    // Storage is full: the gate is shown without a word.
  }
}

/** Tells once whether such an answer came to this tab. */
export function takeRefusedAnswer(): boolean {
  const storage = browserStorage('sessionStorage');
  const came = storage?.getItem(KEY) === '1';
  storage?.removeItem(KEY);
  return came;
}
