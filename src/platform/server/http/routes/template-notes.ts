import { LABELS } from '#generated/server/labels.gen';
import type { ImportSpec } from '#platform/server/imports/import-spec';
import type { Language } from '#platform/shared/language';
import { XLSX_STYLE } from '#platform/server/export/xlsx-parts';
import { textRow } from '#platform/server/export/xlsx-sheet';
import type { ExtraSheet } from '#platform/server/export/xlsx';
import type { ExportTexts } from '#platform/server/export/export-text';
import { resourceOf } from '#platform/server/records/resources';
import { fieldAt } from '#platform/server/imports/read-rows';
import { serverText } from '../answers/texts';

/** Maximum of codes listed individually; longer lists refer to the catalogue. */
const MAX_OPTIONS = 60;

/**
 * Writes the second sheet of a template: for each column whether it is required, its allowed values, and an example. The import reads only
 * the first sheet.
 */
export async function templateNotes(
  { entity, columns, references, required, examples }: ImportSpec,
  language: Language,
  { title, option, yes, no }: ExportTexts,
): Promise<ExtraSheet> {
  const { default: labels } = await LABELS[entity][language]();
  const word = (name: string) => serverText(language, `importacion.notas.${name}`);
  const { fields } = resourceOf(entity);
  const takes = (column: string): { readonly what: string; readonly example: string } => {
    const hint = labels[`resources.${entity}.hints.${column}`] ?? '';
    const reference = references[column];
    if (reference)
      return {
        what: [word('referencia'), reference.by[0]!.map((part) => LABEL_OF(part)).join('-'), hint]
          .filter((text) => text !== '')
          .join(' · '),
        example: '',
      };
    const { kind } = fieldAt(resourceOf(entity), column);
    const { enumName, options = [] } = fields.find(({ name }) => name === column) ?? {};
    if (enumName !== undefined && options.length > 0) {
      const named = options.slice(0, MAX_OPTIONS).map((code) => option(enumName, code));
      return {
        what: [`${word('opciones')}: ${named.join(', ')}${options.length > MAX_OPTIONS ? '…' : ''}`, hint]
          .filter((text) => text !== '')
          .join(' · '),
        example: named[0] ?? '',
      };
    }
    if (kind === 'boolean')
      return { what: [`${yes} / ${no}`, hint].filter((text) => text !== '').join(' · '), example: no };
    return {
      what: [word(`tipo.${kind}`), hint].filter((text) => text !== '').join(' · '),
      example: EXAMPLES[kind] ?? '',
    };
  };
  const rows = columns.map((column, index) => {
    const { what, example } = takes(column);
    return textRow(
      index + 2,
      [title(column), required.includes(column) ? yes : no, what, examples[column] ?? example].map((text) => ({
        text,
        style: XLSX_STYLE.text,
      })),
    );
  });
  return {
    name: word('hoja'),
    titles: ['columna', 'obligatoria', 'contenido', 'ejemplo'].map(word),
    rows: rows.join(''),
  };
}

/** Returns the last segment of a path, which names the written field. */
const LABEL_OF = (part: string) => part.split('.').at(-1)!;

const EXAMPLES: Readonly<Record<string, string>> = { date: '31-01-2026', time: '07:30', integer: '1', number: '12.50' };
