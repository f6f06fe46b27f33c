import { csvOf } from '../../crud/export/csv';
import type { ExportColumn } from '../../crud/export/export-column';
import type { ExportTexts } from '../../crud/export/export-text';
import { xlsxOf } from '../../crud/export/xlsx';
import type { ReportFormat } from '../../../shared/report';
import type { ReportAnswer } from './report-answer';

const KINDS: Readonly<Partial<Record<ReportFormat, ExportColumn['kind']>>> = {
  integer: 'integer',
  decimal: 'number',
  percent: 'number',
  money: 'number',
  date: 'date',
  datetime: 'datetime',
};

/** A report as a spreadsheet: its rows, then its totals, under headings that name group and unit. */
export function reportFile(
  { columnas, filas, totales }: ReportAnswer,
  format: 'csv' | 'xlsx',
  timeZone: string,
): AsyncGenerator<string | Uint8Array> {
  const columns = columnas.map(({ campo, tipo }): ExportColumn => ({
    path: campo,
    from: campo,
    kind: KINDS[tipo] ?? 'text',
    enumName: null,
    computed: false,
  }));
  const titles = new Map(
    columnas.map(({ campo, titulo, grupo, unidad, tipo }) => [
      campo,
      `${grupo ? `${grupo} · ` : ''}${titulo}${unidad ? ` (${unidad})` : tipo === 'percent' ? ' (%)' : ''}`,
    ]),
  );
  const texts: ExportTexts = {
    title: (path) => titles.get(path) ?? path,
    option: (_name, value) => value,
    yes: '',
    no: '',
    timeZone,
  };
  const label = columnas.find(({ campo, total }) => total === null && !(campo in totales))?.campo;
  const rows =
    Object.keys(totales).length > 0 && filas.length > 0
      ? [...filas, { ...(label ? { [label]: 'Total' } : {}), ...totales }]
      : filas;
  return format === 'csv' ? csvOf(columns, batches(rows), texts) : xlsxOf(columns, batches(rows), texts);
}

async function* batches(
  rows: readonly Readonly<Record<string, unknown>>[],
): AsyncGenerator<readonly Readonly<Record<string, unknown>>[]> {
  const SIZE = 500;
  for (let start = 0; start < rows.length; start += SIZE) yield rows.slice(start, start + SIZE);
}
