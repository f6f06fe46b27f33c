import type { Language } from './language';
import { retry } from './retry';

/** Texts by key; nested objects become dotted keys. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

type Loader = () => Promise<readonly Messages[]>;

/** Base texts of each language, loaded with it; later texts win. */
const BASE: Readonly<Record<Language, Loader>> = {
  es: spanish,
  'es-mx': async () => [
    ...(await spanish()),
    ...(await texts(
      import('../../../../locales/es-mx/app.json'),
      import('../../../../locales/es-mx/errors.json'),
      import('../../../../locales/es-mx/shell.json'),
    )),
  ],
  en: () =>
    texts(
      import('#generated/locales/en/ra.gen.json'),
      import('../../../../locales/en/app.json'),
      import('../../../../locales/en/errors.json'),
      import('../../../../locales/en/shell.json'),
    ),
};

async function spanish(): Promise<readonly Messages[]> {
  return texts(
    import('#generated/locales/es/ra.gen.json'),
    import('../../../../locales/es/ra.json'),
    import('../../../../locales/es/app.json'),
    import('../../../../locales/es/errors.json'),
    import('../../../../locales/es/shell.json'),
  );
}

async function texts(...modules: readonly Promise<{ default: Messages }>[]): Promise<Messages[]> {
  return (await Promise.all(modules)).map((module) => module.default);
}

/** @throws when a part cannot be loaded after all attempts (SPEC 9: five more, from 350 ms, doubling) */
export function loadBaseMessages(language: Language): Promise<readonly Messages[]> {
  return retry(BASE[language]);
}
