const KEY = 'red-salud.respuesta-ajena';

/** Records that a provider's response arrived that belongs to no sign-in of this browser. */
export function noteRefusedAnswer(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is full or blocked: the gate opens without a message.
  }
}

/** Returns once whether such a response came to this tab. */
export function takeRefusedAnswer(): boolean {
  try {
    const came = sessionStorage.getItem(KEY) === '1';
    sessionStorage.removeItem(KEY);
    return came;
  } catch {
    return false;
  }
}
