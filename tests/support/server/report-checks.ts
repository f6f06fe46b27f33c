import { expect } from 'vitest';
import type { Params, Reader, ReportBody, ReportDesk, Row } from './report-desk';

/** Rounds to two decimals, as reports do for percentages and money. */
export const cents = (value: unknown): number => Math.round(Number(value) * 100) / 100;
export const percent = (part: unknown, whole: unknown): number | null => {
  if (!Number(whole)) return null;
  const share = Math.round((Number(part) / Number(whole)) * 10_000) / 100;
  // Only the whole is shown as 100 %, and only zero as 0 %.
  if (share === 100 && Number(part) < Number(whole)) return 99.99;
  return share === 0 && Number(part) > 0 ? 0.01 : share;
};
export const sum = (rows: readonly Row[], field: string): number =>
  cents(rows.reduce((total, row) => total + Number(row[field] ?? 0), 0));

/** Returns the row of a statement with one result. */
export function only(rows: readonly Row[]): Row {
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

/** Returns rows sorted by a field. */
export const by = (rows: readonly Row[], field: string): readonly Row[] =>
  rows.toSorted((a, b) => (String(a[field]) < String(b[field]) ? -1 : 1));

/** Returns rows with only some of their fields. */
export const pick = (rows: readonly Row[], ...fields: readonly string[]): readonly Row[] =>
  rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field] ?? null])));

/** Repeats a failed check once: a timer may have moved a document between the report and its lists. */
async function wrongAgain(find: () => Promise<string[]>): Promise<string[]> {
  const wrong = await find();
  return wrong.length === 0 ? wrong : find();
}

/** Returns the tiles whose figure differs from the number of records in their linked list. */
export async function wrongTiles(
  desk: ReportDesk,
  reader: Reader,
  name: string,
  params: Params,
  except: readonly string[] = [],
): Promise<string[]> {
  return wrongAgain(async () =>
    Object.entries(await desk.tiles(reader, name, params)).flatMap(([field, { figure, listed }]) =>
      except.includes(field) || figure === 0 || figure === listed ? [] : [`${field}: ${figure}, listed ${listed}`],
    ),
  );
}

/** Returns the rows of a block whose figure differs from the number of records in their linked list. The block must not be empty. */
export async function wrongDrills(
  desk: ReportDesk,
  reader: Reader,
  name: string,
  params: Params,
  of: { readonly block: string; readonly field: string },
): Promise<string[]> {
  return wrongAgain(async () => {
    const counted = await desk.drilled(reader, name, params, of);
    if (counted.length === 0) return [`${of.block}: no rows`];
    return counted.flatMap(({ figure, listed }) => {
      const isRight = figure === 0 ? listed === 0 || listed === null : figure === listed;
      return isRight ? [] : [`${of.block}: ${figure}, listed ${listed}`];
    });
  });
}

/** Returns the differences of CSV, workbook and PDF from the report, in row count and totals. */
export async function wrongFiles(
  desk: ReportDesk,
  reader: Reader,
  name: string,
  params: Params,
  totalsOn: readonly string[],
): Promise<string[]> {
  const { columnas, filas, totales }: ReportBody = await desk.ask(reader, name, params);
  const columns = columnas.map(({ campo }) => campo);
  const wrong = filas.length === 0 ? ['no rows'] : [];
  for (const format of ['csv', 'xlsx'] as const) {
    const cells = await desk.file(reader, name, params, format);
    if (cells[0]!.length !== columns.length || cells.length !== filas.length + 2)
      wrong.push(`${format}: ${cells.length} rows of ${cells[0]!.length}`);
    for (const field of totalsOn) {
      const total = Number(cells.at(-1)![columns.indexOf(field)]);
      if (total !== totales[field]) wrong.push(`${format}: ${field} ${total} instead of ${totales[field]}`);
    }
  }
  const pages = await desk.file(reader, name, params, 'pdf');
  const last = pages.flat().find((line) => line.startsWith('Total'));
  for (const field of totalsOn) {
    const isMoney = columnas.find(({ campo }) => campo === field)!.tipo === 'money';
    const total = isMoney ? Number(totales[field]).toFixed(2) : String(totales[field]);
    if (!last?.replaceAll(/[,$]/g, '').includes(total)) wrong.push(`pdf: ${field} ${total} is not in ${last}`);
  }
  return wrong;
}
