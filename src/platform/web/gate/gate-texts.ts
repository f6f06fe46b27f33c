import type { Language } from '../i18n/language';
import type { Messages } from '../i18n/messages';
import { retry } from '../i18n/retry';

/** Translates a text of the gate by its key below `session`. */
export type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

const LOADERS: Readonly<Record<Language, readonly (() => Promise<{ default: Messages }>)[]>> = {
  es: [spanish],
  'es-mx': [spanish, () => import('../../../../locales/es-mx/session.json')],
  en: [() => import('../../../../locales/en/session.json')],
};

function spanish(): Promise<{ default: Messages }> {
  return import('../../../../locales/es/session.json');
}

/**
 * Loads the gate's own texts, which are few, as the gate appears before the application's texts are loaded.
 *
 * @throws when they cannot be loaded after all attempts (SPEC 9)
 */
export async function loadGateTexts(language: Language): Promise<Say> {
  return sayOf('session', await retry(() => Promise.all(LOADERS[language].map((load) => load()))));
}

/** Returns a translator of the texts below one top-level key of some files. */
export function sayOf(area: string, parts: readonly { readonly default: Messages }[]): Say {
  const texts = new Map<string, string>();
  for (const { default: messages } of parts) flatten(messages, '', texts);
  return (key, values = {}) =>
    (texts.get(`${area}.${key}`) ?? key).replace(/%\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function flatten(messages: Messages, prefix: string, into: Map<string, string>): void {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') into.set(prefix + key, value);
    else flatten(value, `${prefix}${key}.`, into);
  }
}
