import { readdirSync, readFileSync } from 'node:fs';

export type Language = 'es' | 'es-mx' | 'en';

type Tree = { readonly [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
}

function read(folder: string): [string, string][] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => flatten(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Tree));
}

/** Returns the headings of the menu: of its groups, and of their sections. */
function headings(language: Language): [string, string][] {
  const groups = JSON.parse(readFileSync(`generated/web/menu/${language}.gen.json`, 'utf8')) as {
    id: string;
    text: string;
    items: { section: string | null }[];
  }[];
  return groups.flatMap(
    ({ id, text, items }) =>
      [
        [`menu.${id}`, text],
        ...items.flatMap(({ section }, index): [string, string][] =>
          section === null ? [] : [[`menu.${id}.${index}`, section]],
        ),
      ] as [string, string][],
  );
}

const catalogues = new Map<Language, ReadonlyMap<string, string>>();

/**
 * Returns every text of a language by key, with plural forms together and the product's fallback: `es-mx` extends `es`. Read once for all
 * tests of a worker.
 */
export function catalogue(language: Language): ReadonlyMap<string, string> {
  const known = catalogues.get(language);
  if (known) return known;
  const languages = language === 'es-mx' ? ['es', 'es-mx'] : [language];
  const texts = new Map(
    languages.flatMap((name) => [
      ...read(`locales/${name}`),
      ...read(`generated/locales/${name}`),
      ...headings(name as Language),
    ]),
  );
  catalogues.set(language, texts);
  return texts;
}

/** Returns the forms of a text: one, or singular and plural. */
export function formsOf(text: string): string[] {
  return text
    .split('||||')
    .map((form) => form.trim())
    .filter((form) => form !== '');
}

/** Returns a function that gives the texts of a language by key, as the product does. */
export function speaker(
  language: Language,
): (key: string, values?: Readonly<Record<string, string | number>>) => string {
  const texts = catalogue(language);
  return (key, values = {}) => {
    const forms = formsOf(texts.get(key) ?? '');
    const text = forms[values['smart_count'] === 1 ? 0 : forms.length - 1];
    if (text === undefined) throw new Error(`${language} has no ${key}`);
    return text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}
