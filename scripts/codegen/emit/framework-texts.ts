import english from 'ra-language-english';
import spanish from 'ra-language-spanish';
import esOwn from '../../../locales/es/ra.json';
import type { OutputFile } from '../model';

interface Texts {
  readonly [key: string]: string | Texts;
}

const OF_PACKAGES = {
  es: { theirs: spanish as unknown as Texts, own: esOwn as Texts },
  en: { theirs: english as unknown as Texts, own: {} },
} as const;

/**
 * `locales/<language>/ra.gen.json`: texts of react-admin, from its language packages. Texts that `locales/es/ra.json` replaces in Spanish
 * are omitted, so that a page loads each text once.
 */
export function emitFrameworkTexts(): OutputFile[] {
  return Object.entries(OF_PACKAGES).map(([language, { theirs, own }]) => ({
    path: `locales/${language}/ra.gen.json`,
    content: `${JSON.stringify(missingFrom(own, theirs, english as unknown as Texts), null, 2)}\n`,
    sources: ['locales/es/ra.json'],
  }));
}

/** Texts that react-admin uses, that `theirs` has and `own` lacks. */
function missingFrom(own: Texts, theirs: Texts, asked: Texts): Texts {
  return Object.fromEntries(
    Object.entries(asked).flatMap(([key, inside]): [string, string | Texts][] => {
      const [ours, given] = [own[key], theirs[key]];
      if (given === undefined) return [];
      if (typeof inside === 'string') return ours === undefined && typeof given === 'string' ? [[key, given]] : [];
      const rest = typeof given === 'string' || typeof ours === 'string' ? {} : missingFrom(ours ?? {}, given, inside);
      return Object.keys(rest).length > 0 ? [[key, rest]] : [];
    }),
  );
}
