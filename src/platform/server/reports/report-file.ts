import { Readable } from 'node:stream';
import { DEFAULT_LANGUAGE } from '#platform/shared/language';
import type { ReportFileFormat, ReportFormat } from '#platform/shared/report';
import { csvOf } from '../export/csv';
import type { ExportColumn } from '../export/export-column';
import type { ExportTexts } from '../export/export-text';
import { XLSX_STYLE } from '../export/xlsx-parts';
import { textRow } from '../export/xlsx-sheet';
import { requireFits, xlsxOf, type ExtraSheet } from '../export/xlsx';
import { indicatorsOf, type Indicators } from './indicators';
import type { MadeReport } from './make-report';
import { printSheet, requirePrintable } from './paper/print-sheet';
import { reportHead, reportSheet, type Printed, type ReportHead } from './paper/report-sheet';
import { reportAnswer, type ReportAnswer } from './report-answer';
import { type ReportValues, allRows, countRows, firstRows, heldRows, openRows, type OpenedResult } from './report-rows';

const KINDS: Readonly<Partial<Record<ReportFormat, ExportColumn['kind']>>> = {
  integer: 'integer',
  decimal: 'number',
  percent: 'number',
  money: 'number',
  date: 'date',
  datetime: 'datetime',
};

/** A report ready to be written as a file. */
export interface OpenedReport {
  readonly name: string;
  /** Total rows. */
  readonly total: number;
  readonly title: string;
  /**
   * Streams the file while it is created.
   *
   * @param onRows receives the number of rows written; the next rows wait for its promise
   * @throws Problem 422 when there are more rows than the format allows
   */
  readonly write: (
    format: ReportFileFormat,
    options: {
      readonly address: string;
      readonly signal: AbortSignal;
      readonly onRows?: (rows: number) => Promise<void>;
    },
  ) => Promise<Readable>;
}

/** Counts the rows of a report, and returns a writer for its file. */
export async function openReport(made: MadeReport): Promise<OpenedReport> {
  const { spec, asked, result, context } = made;
  const { language = DEFAULT_LANGUAGE, timeZone } = context.actor;
  const opened = await openRows(result);
  const total = await countRows(opened);
  const answer = reportAnswer(spec, asked, opened, heldRows(opened, total), language);
  return {
    name: spec.name,
    total,
    title: answer.titulo,
    write: async (format, { address, signal, onRows }) => {
      const printed: Printed = {
        asked,
        period: result.period ?? null,
        almacenId: result.almacenId ?? null,
        copies: result.copies ?? [],
        address,
      };
      const indicators = format === 'csv' ? [] : await indicatorsOf(spec, result, language, timeZone);
      if (format === 'pdf') {
        requirePrintable(total);
        const whole = reportAnswer(spec, asked, opened, await firstRows(opened, total), language);
        const sheet = await reportSheet(spec, whole, printed, context);
        return Readable.from([Buffer.from(await printSheet({ ...sheet, indicators }, signal))]);
      }
      requireFits(format, total);
      const columns = answer.columnas.map(({ campo, tipo }): ExportColumn => ({
        path: campo,
        from: campo,
        kind: KINDS[tipo] ?? 'text',
        enumName: null,
        computed: false,
      }));
      const batches = rowsAndTotals(answer, opened, context.text('papel.total'), onRows);
      const texts = textsOf(answer, timeZone);
      const content =
        format === 'csv'
          ? csvOf(columns, batches, texts)
          : xlsxOf(
              columns,
              batches,
              texts,
              parametersSheet(await reportHead(spec, answer, printed, context), answer, made, indicators),
            );
      return Readable.from(content, { objectMode: false, highWaterMark: 64 * 1024 });
    },
  };
}

/** Returns column headings with group and unit. */
function textsOf({ columnas }: ReportAnswer, timeZone: string): ExportTexts {
  const titles = new Map(
    columnas.map(({ campo, titulo, grupo, unidad, tipo }) => [
      campo,
      `${grupo ? `${grupo} · ` : ''}${titulo}${unidad ? ` (${unidad})` : tipo === 'percent' ? ' (%)' : ''}`,
    ]),
  );
  return {
    title: (path) => titles.get(path) ?? path,
    option: (_name, value) => value,
    yes: '',
    no: '',
    timeZone,
  };
}

async function* rowsAndTotals(
  { columnas, totales }: ReportAnswer,
  opened: OpenedResult,
  totalText: string,
  onRows: ((rows: number) => Promise<void>) | undefined,
): AsyncGenerator<readonly ReportValues[]> {
  let rows = 0;
  for await (const batch of allRows(opened)) {
    yield batch;
    rows += batch.length;
    await onRows?.(rows);
  }
  const label = columnas.find(({ campo, total }) => total === null && !(campo in totales))?.campo;
  if (rows > 0 && Object.keys(totales).length > 0) yield [{ ...(label ? { [label]: totalText } : {}), ...totales }];
}

/** Builds the second sheet: owner of the figures, parameters, indicators of the screen, author and time, and notes. */
function parametersSheet(
  { network, place, title, period, asked, made }: ReportHead,
  { notas }: ReportAnswer,
  { context: { text } }: MadeReport,
  indicators: readonly Indicators[],
): ExtraSheet {
  const lines: readonly (readonly [string, string])[] = [
    [text('papel.reporte'), title],
    [text('papel.de'), [network, ...place].join(' · ')],
    ...(period === null ? [] : [[text('papel.periodo'), period] as const]),
    ...asked,
    ...indicators.flatMap(({ title: heading, figures }) => [[heading, ''] as const, ...figures]),
    [text('papel.hecho'), made],
    ...notas.map((note) => [text('papel.nota'), note] as const),
  ];
  return {
    name: text('papel.parametros'),
    titles: [text('papel.parametro'), text('papel.valor')],
    rows: lines
      .map((line, index) =>
        textRow(
          index + 2,
          line.map((cell) => ({ text: cell, style: XLSX_STYLE.text })),
        ),
      )
      .join(''),
  };
}
