import { LABELS } from '#generated/server/labels.gen';
import type { ImportSpec } from '#platform/server/imports/import-spec';
import { LANGUAGES, type Language } from '#platform/shared/language';
import { resourceOf } from '#platform/server/records/resources';
import { plain } from '#platform/server/imports/columns/plain';
import type { ImportTexts } from '#platform/server/imports/columns/import-texts';
import { serverText } from './texts';

type Labels = Readonly<Record<string, string>>;

/** Loads the names of headings and codes in all languages, because a file does not state its language. */
export async function importTexts({ entity, columns }: ImportSpec, language: Language): Promise<ImportTexts> {
  const languages = [...new Set<Language>([language, ...LANGUAGES])];
  const labels = await Promise.all(
    languages.map(async (each): Promise<Labels> => (await LABELS[entity][each]()).default),
  );
  const { fields } = resourceOf(entity);
  const codes = Object.fromEntries(
    columns.map((column) => {
      const { enumName, options = codesOf(enumName, labels) } = fields.find(({ name }) => name === column) ?? {};
      return [
        column,
        new Map(
          options.flatMap((code) =>
            [code, ...labels.flatMap((texts) => texts[`enums.${enumName ?? ''}.${code}`] ?? [])].map(
              (name) => [plain(name), code] as const,
            ),
          ),
        ),
      ];
    }),
  );
  return {
    headings: { columns: headingsOf(entity, columns, labels), own: languages.flatMap((each) => ownHeadings(each)) },
    codes,
  };
}

/** Returns the codes of a list's items, by their texts. */
function codesOf(enumName: string | undefined, [labels = {}]: readonly Labels[]): string[] {
  const prefix = `enums.${enumName ?? ''}.`;
  return enumName === undefined
    ? []
    : Object.keys(labels).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

/** Returns the headings of the first and the last column of a file of invalid rows. */
export function ownHeadings(language: Language): readonly [row: string, errors: string] {
  return [serverText(language, 'importacion.fila'), serverText(language, 'importacion.errores')];
}

/** Returns the labels of each column. A field of an object has both labels combined, and its own label if that is unique. */
function headingsOf(
  entity: string,
  columns: readonly string[],
  languages: readonly Labels[],
): Record<string, string[]> {
  const label = (labels: Labels, path: string) => labels[`resources.${entity}.fields.${path}`];
  const takenBy = new Map<string, Set<string>>();
  for (const column of columns)
    for (const labels of languages) {
      const own = plain(label(labels, column) ?? column);
      takenBy.set(own, (takenBy.get(own) ?? new Set()).add(column));
    }
  return Object.fromEntries(
    columns.map((column) => [
      column,
      languages.flatMap((labels) => {
        const own = label(labels, column);
        if (own === undefined) return [];
        const [group = '', inner] = column.split('.');
        if (inner === undefined) return [own];
        return [`${label(labels, group) ?? group}: ${own}`, ...(takenBy.get(plain(own))?.size === 1 ? [own] : [])];
      }),
    ]),
  );
}
