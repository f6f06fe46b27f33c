import { rounded } from '#platform/shared/text/rounded';
import type { ReportColumnSpec, ReportFormat, ReportSpec, ReportTexts } from '#platform/shared/report';
import type { HeldRows, OpenedResult, ReportValues, ReportBlocks } from './report-rows';

type Language = keyof ReportTexts;

/** DOMAIN a.7 «reporte»: the JSON response of a report, and the source of its files. */
export interface ReportAnswer {
  readonly titulo: string;
  readonly parametros: Readonly<Record<string, unknown>>;
  readonly generado: string;
  readonly columnas: readonly {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: ReportFormat;
    unidad: string | null;
    total: string | null;
  }[];
  readonly filas: readonly ReportValues[];
  /** Total rows, when the response contains only some of them. */
  readonly filasTotal: number;
  readonly totales: Readonly<Record<string, number | null>>;
  readonly grafica: {
    tipo: string;
    categorias: string[];
    series: { campo: string; titulo: string; valores: (number | null)[] }[];
  } | null;
  /** Rows of its drawings, by block; requested drawings only. */
  readonly bloques?: ReportBlocks;
  readonly datos: readonly { titulo: string; valor: string }[];
  readonly notas: readonly string[];
}

/** Maximum bars that a reader can distinguish. */
const MAX_BARS = 12;

/**
 * Returns a handler's result in the reader's language, with totals and chart.
 *
 * @param held rows read so far
 */
export function reportAnswer(
  spec: ReportSpec,
  params: Readonly<Record<string, unknown>>,
  result: OpenedResult,
  { rows, total: rowsInAll, areAll }: HeldRows,
  language: Language,
): ReportAnswer {
  const { totals = {}, notes = [], facts = [] } = result;
  const groups = { ...spec.groups, ...result.groups };
  const totales = Object.fromEntries(
    spec.columns
      .filter(({ field, total }) => total !== null || field in totals)
      .map((column) => [
        column.field,
        (totals[column.field] as number | null | undefined) ?? (areAll ? totalOf(column, rows) : null),
      ]),
  );
  return {
    titulo: spec.labels[language],
    parametros: params,
    generado: new Date().toISOString(),
    columnas: spec.columns.map(({ field, labels, group, format, unit, total }) => ({
      campo: field,
      titulo: labels[language],
      grupo: group === null ? null : (groups[group]?.[language] ?? group),
      tipo: format,
      unidad: unit,
      total: total ?? (field in totals ? 'calculado' : null),
    })),
    // A handler's rows may contain more fields, for drawings or totals; only the columns are returned.
    filas: rows.map((row) => Object.fromEntries(spec.columns.map(({ field }) => [field, row[field] ?? null]))),
    filasTotal: rowsInAll,
    totales,
    grafica: chartOf(spec, rows, language),
    datos: facts.map(({ labels, value }) => ({ titulo: labels[language], valor: value })),
    notas: notes.map((note) => note[language]),
  };
}

function totalOf({ field, total, format }: ReportColumnSpec, rows: readonly ReportValues[]): number | null {
  const values = rows.map((row) => row[field]).filter((value) => value !== null && value !== undefined);
  if (total === 'count') return values.length;
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === 0) return null;
  const added = numbers.reduce((all, value) => all + value, 0);
  // Sums of cents are inexact in binary.
  const sum = format === 'money' ? rounded(added) : added;
  return total === 'avg' ? sum / numbers.length : sum;
}

/** Charts the largest rows by the first series: a chart of all rows would be unreadable. A line chart keeps the order of the rows. */
function chartOf(
  { chart, columns }: ReportSpec,
  rows: readonly ReportValues[],
  language: Language,
): ReportAnswer['grafica'] {
  if (!chart || rows.length === 0) return null;
  const [first = ''] = chart.series;
  const drawn =
    chart.type === 'line'
      ? rows
      : rows.toSorted((a, b) => Number(b[first] ?? 0) - Number(a[first] ?? 0)).slice(0, MAX_BARS);
  return {
    tipo: chart.type,
    categorias: drawn.map((row) => String(row[chart.category] ?? '')),
    series: chart.series.map((field) => ({
      campo: field,
      titulo: columns.find((column) => column.field === field)?.labels[language] ?? field,
      valores: drawn.map((row) => (typeof row[field] === 'number' ? row[field] : null)),
    })),
  };
}
