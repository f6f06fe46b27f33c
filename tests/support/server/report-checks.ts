import { expect } from 'vitest';
import type { Params, Reader, ReportBody, ReportDesk, Row } from './report-desk';

/** Two decimals, as reports say percent and money. */
export const cents = (value: unknown): number => Math.round(Number(value) * 100) / 100;
export const percent = (part: unknown, whole: unknown): number | null =>
  Number(whole) ? cents((Number(part) / Number(whole)) * 100) : null;
export const sum = (rows: readonly Row[], field: string): number =>
  cents(rows.reduce((total, row) => total + Number(row[field] ?? 0), 0));

/** The row of a statement that gives one. */
export function only(rows: readonly Row[]): Row {
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

/** Rows by a field, whatever order they came in. */
export const by = (rows: readonly Row[], field: string): readonly Row[] =>
  rows.toSorted((a, b) => (String(a[field]) < String(b[field]) ? -1 : 1));

/** Rows with some of their fields. */
export const pick = (rows: readonly Row[], ...fields: readonly string[]): readonly Row[] =>
  rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field] ?? null])));

/** That the figure of each tile which leads to a list is how many records that has. */
export async function expectTiles(
  desk: ReportDesk,
  reader: Reader,
  name: string,
  params: Params,
  except: readonly string[] = [],
): Promise<void> {
  const tiles = await desk.tiles(reader, name, params);
  for (const [field, { figure, listed }] of Object.entries(tiles))
    if (!except.includes(field) && figure !== 0) expect([field, listed]).toEqual([field, figure]);
}

/** The same of the rows of a block, of which there are some. */
export async function expectDrilled(
  desk: ReportDesk,
  reader: Reader,
  name: string,
  params: Params,
  of: { readonly block: string; readonly field: string },
): Promise<void> {
  const counted = await desk.drilled(reader, name, params, of);
  expect(counted.length).toBeGreaterThan(0);
  for (const { figure, listed } of counted) expect([of.block, listed]).toEqual([of.block, figure]);
}

/** That CSV, workbook and PDF have as many rows as the report, and its totals. */
export async function expectFiles(
  desk: ReportDesk,
  reader: Reader,
  name: string,
  params: Params,
  totalsOn: readonly string[],
): Promise<void> {
  const { columnas, filas, totales }: ReportBody = await desk.ask(reader, name, params);
  expect(filas.length).toBeGreaterThan(0);
  const columns = columnas.map(({ campo }) => campo);
  for (const format of ['csv', 'xlsx'] as const) {
    const cells = await desk.file(reader, name, params, format);
    expect([format, cells[0]!.length, cells.length]).toEqual([format, columns.length, filas.length + 2]);
    for (const field of totalsOn)
      expect([format, field, Number(cells.at(-1)![columns.indexOf(field)])]).toEqual([format, field, totales[field]]);
  }
  const pages = await desk.file(reader, name, params, 'pdf');
  const last = pages
    .flat()
    .find((line) => line.startsWith('Total'))
    ?.replaceAll(/[,$]/g, '');
  for (const field of totalsOn) {
    const isMoney = columnas.find(({ campo }) => campo === field)!.tipo === 'money';
    expect(last, field).toContain(isMoney ? Number(totales[field]).toFixed(2) : String(totales[field]));
  }
}
