const KEY = 'red-salud.respuesta-ajena';

/** Notes that an answer came to the page of the provider's answers that belongs to no sign-in of this browser. */
export function noteRefusedAnswer(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is full or blocked: the gate opens without a word.
  }
}

/** Answers once whether such an answer came to this tab. */
export function takeRefusedAnswer(): boolean {
  try {
    const came = sessionStorage.getItem(KEY) === '1';
    sessionStorage.removeItem(KEY);
    return came;
  } catch {
    return false;
  }
}
