/** Keys that may stay on a shared machine: language and appearance. */
const STAYS = ['red-salud.language', 'red-salud.theme'];

/** Prefixes of the application's keys, and of those of the identity and routing libraries. */
const OURS = ['red-salud.', 'persist:', 'msal.', 'react-router-'];

/** Prefixes of keys per person; the number of the person follows. */
const PERSONAL = ['red-salud.lista.', 'red-salud.borrador.'];

/** Removes all keys of the signed-in user from the browser's storages. */
export function forgetPerson(): void {
  clean((key) => OURS.some((prefix) => key.startsWith(prefix)) && !STAYS.includes(key));
}

/** Removes data of people other than `person`, whose sessions expired. */
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
      // Storage is blocked: nothing was stored.
    }
  }
}
