import { camelCase } from '../codegen/names';

/** Singular and plural, in Spanish and in English. */
export interface Names {
  readonly es: { readonly one: string; readonly many: string };
  readonly en: { readonly one: string; readonly many: string };
}

/**
 * Returns the names of a new entity: the given ones (`«Equipo médico, Equipos médicos»`), else derived from its file name. A file name has
 * no accents and no English, so derived names are a draft and marked as such in the file.
 */
export function namesOf(
  file: string,
  said: { readonly es?: string | undefined; readonly en?: string | undefined },
): Names {
  const words = file.replaceAll('-', ' ');
  const guess = words.charAt(0).toUpperCase() + words.slice(1);
  const es = pair(said.es, spanishPlural) ?? { one: guess, many: spanishPlural(guess) };
  return { es, en: pair(said.en, englishPlural) ?? es };
}

/** Name of the key that the server assigns: `equipo-medico` → `equipoMedicoId`. */
export const keyOf = (entity: string): string => `${camelCase(entity)}Id`;

function pair(text: string | undefined, plural: (one: string) => string): { one: string; many: string } | null {
  const [one = '', many] = (text ?? '').split(',').map((part) => part.trim());
  return one ? { one, many: many || plural(one) } : null;
}

function englishPlural(text: string): string {
  if (/[^aeiou]y$/i.test(text)) return `${text.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/i.test(text) ? `${text}es` : `${text}s`;
}

function spanishPlural(text: string): string {
  // Only the words before a preposition take the plural: «Vale de equipo», «Vales de equipo».
  const words = text.split(' ');
  const preposition = words.findIndex((word) => /^(de|del|en|para|por|con|a)$/i.test(word));
  return words
    .map((word, at) => {
      if ((preposition >= 0 && at >= preposition) || /s$/i.test(word)) return word;
      if (/[aeiouáéó]$/i.test(word)) return `${word}s`;
      return /z$/i.test(word) ? `${word.slice(0, -1)}ces` : `${word}es`;
    })
    .join(' ');
}
