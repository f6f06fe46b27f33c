import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Reads the handwritten texts, and the overrides of react-admin's language packages. */
async function texts(language: string): Promise<Record<string, string>> {
  const files = (await readdir(path.join('locales', language))).map((file) => path.join('locales', language, file));
  const parts = await Promise.all(
    [...files, ...(language === 'es-mx' ? [] : [path.join('generated/locales', language, 'ra.gen.json')])].map(
      async (file) => flatten(JSON.parse(await readFile(file, 'utf8')) as object),
    ),
  );
  return Object.assign({}, ...parts) as Record<string, string>;
}

function flatten(value: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) =>
      typeof child === 'object' && child !== null
        ? Object.entries(flatten(child as object, `${prefix}${name}.`))
        : [[prefix + name, String(child)]],
    ),
  );
}

async function sourceText(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name));
  return (await Promise.all(files.map((file) => readFile(path.join(file.parentPath, file.name), 'utf8')))).join('\n');
}

describe('texts', async () => {
  const [es, en, esMx] = (await Promise.all(['es', 'en', 'es-mx'].map(texts))) as [
    Record<string, string>,
    Record<string, string>,
    Record<string, string>,
  ];

  it('exist in Spanish and in English alike', () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(es).toSorted());
  });

  it('Mexican variants override only existing Spanish keys', () => {
    expect(Object.keys(esMx).filter((key) => !(key in es))).toEqual([]);
  });

  it('have the same placeholders in every language', () => {
    const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].toSorted();
    const differing = Object.keys(es).filter((key) =>
      [en, esMx].some((other) => key in other && placeholders(other[key]!).join() !== placeholders(es[key]!).join()),
    );
    expect(differing).toEqual([]);
  });

  it('have singular and plural forms for counts', () => {
    // Finds counts with a plural noun, which is wrong for one: «1 renglones».
    const counted = /%\{(?:total|smart_count|rows|granted|changes)\} (?!más\b)\p{L}+s(?!\p{L})/u;
    // Excludes maxima and totals, which are never one.
    const never = /(?:de más de|hasta|tiene|con|como máximo|los|de|of|has|all|than|up to|with) %\{(?:total|limite)\}/iu;
    const wrong = [es, en, esMx].flatMap((language) =>
      Object.entries(language).flatMap(([key, text]) =>
        !text.includes('||||') && counted.test(text) && !never.test(text) ? [`${key}: ${text}`] : [],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('exist for every code that the screens show', async () => {
    const schemas = await readdir('schemas/entities', { recursive: true, withFileTypes: true });
    const faults = await Promise.all(
      schemas
        .filter(({ name }) => name.endsWith('.json'))
        .map(async ({ name, parentPath }) => {
          const { properties, 'x-entity': entity } = JSON.parse(
            await readFile(path.join(parentPath, name), 'utf8'),
          ) as {
            properties: Record<string, { enum?: unknown; 'x-field'?: { options?: unknown } }>;
            'x-entity': { label?: string; menu?: unknown; operations?: unknown[] };
          };
          const codes = Object.keys(properties).filter((field) => properties[field]!.enum);
          const shown = entity.operations?.length !== 0;
          return [
            ...codes
              .filter((field) => !properties[field]!['x-field']?.options)
              .map((field) => `${name}: ${field} has codes without texts`),
            ...codes
              .filter((field) => shown && entity.label?.includes(`{${field}}`))
              .map((field) => `${name}: the label shows the code of ${field}`),
          ];
        }),
    );
    expect(faults.flat()).toEqual([]);
  });

  it('exist for every error code in the sources', async () => {
    const source = (await Promise.all(['src', 'generated/server'].map(sourceText))).join('\n');
    // Skips examples: a catalogue's own field `codigo` is no error code.
    const codes = new Set(
      [...source.replaceAll(/examples: \{[^}]*\}/g, '').matchAll(/\bcodigo: '([A-Z][A-Z_]+)'/g)].map(
        ([, code]) => code!,
      ),
    );
    expect(codes.size).toBeGreaterThan(20);
    expect([...codes].filter((code) => !(`errors.${code}` in es))).toEqual([]);
  });
});
