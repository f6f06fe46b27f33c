/** What may stay on a machine that others use too: the language, and how the application looks. */
const STAYS = ['red-salud.language', 'red-salud.theme'];

/** Ours are the keys with these beginnings, and those of the libraries for identity and for addresses. */
const OURS = ['red-salud.', 'persist:', 'msal.', 'react-router-'];

/** Kept per person: they begin with the person's number. */
const PERSONAL = ['red-salud.lista.', 'red-salud.borrador.'];

/** Removes from the browser's storages everything of whoever was signed in. */
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
