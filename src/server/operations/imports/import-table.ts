import type { ImportSpec } from '../../../../generated/server/imports.gen';
import { malformed, Problem } from '../../db/problem';
import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';

/** A row of the file: the number that a person sees, and its cells by field. */
export interface ImportRow {
  readonly fila: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface ImportTable {
  readonly rows: readonly ImportRow[];
  /** Fields that the file has a column for. */
  readonly columns: readonly string[];
  /** Headings that name no column. */
  readonly unknown: readonly string[];
}

/**
 * A file as rows of the import's columns, found by their headings: the field's name or its label, in any language.
 *
 * @param headings labels of each field
 * @throws Problem 400 when it cannot be read; 422 when it has no rows, too many, or no column that tells records apart
 */
export function importTable(contenido: string, { columns, match, most }: ImportSpec, headings: Readonly<Record<string, readonly string[]>>): ImportTable {
  const bytes = Buffer.from(contenido, 'base64');
  if (bytes.length === 0) throw malformed('contenido', 'ARCHIVO_NO_LEGIBLE');
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const [head = [], ...lines] = isZip ? readXlsx(bytes) : readCsv(bytes);
  const byHeading = new Map(columns.flatMap((column) => [column, ...(headings[column] ?? [])].map((heading) => [plain(heading), column] as const)));
  const fields = head.map((heading) => byHeading.get(plain(heading)) ?? null);
  const missing = match.find((column) => !fields.includes(column));
  if (missing !== undefined) throw new Problem(422, 'IMPORTACION_SIN_CLAVE', { params: { columna: headings[missing]?.[0] ?? missing } });
  const rows = lines.flatMap((line, index): ImportRow[] => {
    const cells = Object.fromEntries(fields.flatMap((field, at) => (field === null ? [] : [[field, unguarded((line[at] ?? '').trim())]])));
    return Object.values(cells).every((cell) => cell === '') ? [] : [{ fila: index + 2, cells }];
  });
  if (rows.length === 0) throw new Problem(422, 'IMPORTACION_VACIA');
  if (rows.length > most) throw new Problem(422, 'IMPORTACION_DEMASIADAS_FILAS', { params: { total: rows.length, limite: most } });
  return { rows, columns: columns.filter((column) => fields.includes(column)), unknown: head.filter((heading, at) => fields[at] === null && heading.trim() !== '') };
}

/** Our own exports put an apostrophe before a text that a spreadsheet would run. */
function unguarded(text: string): string {
  return /^'\s*[=+\-@]/.test(text) ? text.slice(1) : text;
}

/** A heading as people type it: without accents, capitals, marks of what is required. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/[\u0300-\u036F*]/g, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
