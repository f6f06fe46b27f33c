/** Keys that may stay on a shared machine: the language and the look. */
const STAYS = ['red-salud.language', 'red-salud.theme'];

/** Ours are the keys with these beginnings, and those of the libraries for identity and for addresses. */
const OURS = ['red-salud.', 'persist:', 'msal.', 'react-router-'];

/** Kept per person: they begin with the person's number. */
const PERSONAL = ['red-salud.lista.', 'red-salud.borrador.'];

/** Removes all keys of the signed-in user from the browser's storages. */
export function forgetPerson(): void {
  clean((key) => OURS.some((prefix) => key.startsWith(prefix)) && !STAYS.includes(key));
}

/** Removes what people other than `person` have left, whose sessions ended under them. */
export function forgetOthers(person: number): void {
  clean((key) =>
    PERSONAL.some((prefix) => key.startsWith(prefix) && Number.parseInt(key.slice(prefix.length), 10) !== person),
  );
}

function clean(goes: (key: string) => boolean): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[kind];
      for (const key of Object.keys(storage)) if (goes(key)) storage.removeItem(key);
    } catch {
      // Storage is blocked: nothing was kept.
    }
  }
}
