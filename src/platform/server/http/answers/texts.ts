import enErrors from '../../../../../locales/en/errors.json';
import enRefusals from '../../../../../locales/en/refusals.json';
import enServer from '../../../../../locales/en/server.json';
import esErrors from '../../../../../locales/es/errors.json';
import esRefusals from '../../../../../locales/es/refusals.json';
import esServer from '../../../../../locales/es/server.json';
import esMxErrors from '../../../../../locales/es-mx/errors.json';
import esMxRefusals from '../../../../../locales/es-mx/refusals.json';
import esMxServer from '../../../../../locales/es-mx/server.json';
import enDocuments from '#generated/locales/en/documents.gen.json';
import esDocuments from '#generated/locales/es/documents.gen.json';
import esMxDocuments from '#generated/locales/es-mx/documents.gen.json';
import enNames from '#generated/locales/en/names.gen.json';
import esNames from '#generated/locales/es/names.gen.json';
import esMxNames from '#generated/locales/es-mx/names.gen.json';
import { countIn } from '#platform/shared/text/count-in';
import type { Language } from '#platform/shared/language';

type Texts = Readonly<Record<string, string>>;

/** Texts of errors, common ones and those of the server. The latter are sent with its answers, so that no page loads them. */
const ERRORS: Readonly<Record<Language, Texts>> = {
  es: { ...esErrors, ...esRefusals },
  en: { ...enErrors, ...enRefusals },
  'es-mx': { ...esMxErrors, ...esMxRefusals },
};
const SERVER: Readonly<Record<Language, Texts>> = {
  es: esServer,
  en: enServer,
  'es-mx': { ...esServer, ...esMxServer },
};
const NAMES: Readonly<Record<Language, Texts>> = { es: esNames, en: enNames, 'es-mx': esMxNames };

const DOCUMENTS: Readonly<Record<Language, Texts>> = { es: esDocuments, en: enDocuments, 'es-mx': esMxDocuments };

/** Returns the client's preferred one of the supported languages; Spanish if it prefers none of them. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').map((part, index) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = Number(/^\s*q=([\d.]+)/.exec(parameters.join(';'))?.[1] ?? 1);
    return { tag, quality: Number.isNaN(quality) ? 0 : quality, index };
  });
  for (const { tag } of wanted.toSorted((a, b) => b.quality - a.quality || a.index - b.index)) {
    if (tag === 'es-mx') return 'es-mx';
    if (tag === 'es' || tag.startsWith('es-')) return 'es';
    if (tag === 'en' || tag.startsWith('en-')) return 'en';
  }
  return 'es';
}

/** Returns the text of a code, its `%{placeholders}` filled; the code itself without a text. */
export function errorText(
  language: Language,
  codigo: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const text = ERRORS[language][`errors.${codigo}`] ?? ERRORS.es[`errors.${codigo}`];
  return text === undefined ? codigo : filled(text, params);
}

/**
 * Returns a text of the server (of mails, notifications and files), or the name of a kind of record, a state or a step. Returns the key
 * itself without a text.
 */
export function serverText(
  language: Language,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const [name] = NAMES[language][key]?.split('||||') ?? [];
  return filled(SERVER[language][key] ?? DOCUMENTS[language][key] ?? name?.trim() ?? key, params);
}

/** Fills the placeholders of a text, and selects its plural form: `one |||| other`. */
function filled(text: string, params: Readonly<Record<string, string | number>>): string {
  const [one = '', other = one] = text.split(' |||| ');
  return (countIn(params) === 1 ? one : other).replaceAll(/%\{(\w+)\}/g, (placeholder, name: string) =>
    String(params[name] ?? placeholder),
  );
}

/** Returns the text of a state, a step or a party of a document; the key without a text. */
export function labelText(language: Language, key: string): string {
  return DOCUMENTS[language][key] ?? key;
}

/** Returns a count with its name: `3 unidades médicas`. */
export function countedName(language: Language, resource: string, count: number): string {
  const { one, many } = namesOf(language, resource);
  return `${count} ${(count === 1 ? one : many).toLocaleLowerCase(language)}`;
}

/** Returns the singular and plural name: `Unidad médica`, `Unidades médicas`. */
export function namesOf(language: Language, resource: string): { one: string; many: string } {
  const [one = resource, many = one] = (NAMES[language][`resources.${resource}.name`] ?? resource)
    .split('||||')
    .map((name) => name.trim());
  return { one, many };
}
