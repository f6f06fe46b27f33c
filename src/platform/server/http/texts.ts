import enErrors from '../../../../locales/en/errors.json';
import enRefusals from '../../../../locales/en/refusals.json';
import enServer from '../../../../locales/en/server.json';
import esErrors from '../../../../locales/es/errors.json';
import esRefusals from '../../../../locales/es/refusals.json';
import esServer from '../../../../locales/es/server.json';
import esMxErrors from '../../../../locales/es-mx/errors.json';
import esMxRefusals from '../../../../locales/es-mx/refusals.json';
import esMxServer from '../../../../locales/es-mx/server.json';
import enDocuments from '#generated/locales/en/documents.gen.json';
import esDocuments from '#generated/locales/es/documents.gen.json';
import esMxDocuments from '#generated/locales/es-mx/documents.gen.json';
import enNames from '#generated/locales/en/names.gen.json';
import esNames from '#generated/locales/es/names.gen.json';
import esMxNames from '#generated/locales/es-mx/names.gen.json';
import { countIn } from '#platform/shared/count-in';
import type { Language } from '#platform/shared/language';

type Texts = Readonly<Record<string, string>>;

/** Those that both sides may find, and those that only the server does, whose texts go with its answers: no page waits for them. */
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

/** The language that a client prefers among ours; Spanish when it says nothing that we speak. */
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

/** Text of a code, its `%{placeholders}` filled; the code itself where a text is missing. */
export function errorText(
  language: Language,
  codigo: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const text = ERRORS[language][`errors.${codigo}`] ?? ERRORS.es[`errors.${codigo}`];
  return text === undefined ? codigo : filled(text, params);
}

/** Text that only the server has (of mails, notifications and files), or what a kind of record, a state or a step is called. The key itself where it is missing. */
export function serverText(
  language: Language,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const [name] = NAMES[language][key]?.split('||||') ?? [];
  return filled(SERVER[language][key] ?? DOCUMENTS[language][key] ?? name?.trim() ?? key, params);
}

/** A text with its placeholders filled, in the form for the number that it counts: `one |||| other`. */
function filled(text: string, params: Readonly<Record<string, string | number>>): string {
  const [one = '', other = one] = text.split(' |||| ');
  return (countIn(params) === 1 ? one : other).replaceAll(/%\{(\w+)\}/g, (placeholder, name: string) =>
    String(params[name] ?? placeholder),
  );
}

/** Text of a state, a step or a party of a document; the key when it is missing. */
export function labelText(language: Language, key: string): string {
  return DOCUMENTS[language][key] ?? key;
}

/** `3 unidades médicas` */
export function countedName(language: Language, resource: string, count: number): string {
  const { one, many } = namesOf(language, resource);
  return `${count} ${(count === 1 ? one : many).toLocaleLowerCase(language)}`;
}

/** `Unidad médica`, `Unidades médicas` */
export function namesOf(language: Language, resource: string): { one: string; many: string } {
  const [one = resource, many = one] = (NAMES[language][`resources.${resource}.name`] ?? resource)
    .split('||||')
    .map((name) => name.trim());
  return { one, many };
}
