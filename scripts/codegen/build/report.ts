import path from 'node:path';
import type { Json } from '../load/property-node';
import type { SourceDocument } from '../load/source-document';
import type { Report } from '../model';
import { didYouMean } from '../nearest';
import { checkPermission, type BuildContext } from './context';
import { textsFrom } from './texts';

interface RawReport {
  labels: Json; path?: string; permission: string; parameters?: Json;
  columns: { field: string; title: Json; format?: string; unit?: string; total?: 'sum' | 'avg' | 'count' }[];
  chart?: { type: 'bar' | 'line' | 'pie'; category: string; series: string[] };
  exports?: Report['exports'];
}

const NUMERIC = ['integer', 'decimal', 'percent', 'money'];

/** One report file. Its chart must draw columns that exist, and only numbers can be summed. */
export function buildReport(document: SourceDocument, context: BuildContext): Report {
  const { title, 'x-report': raw } = document.value as { title: string; 'x-report': RawReport };
  const at = (...keyword: (string | number)[]) => ({ document, path: ['x-report', ...keyword] });
  const name = path.posix.basename(document.file, '.json');
  const fields = raw.columns.map((column) => column.field);
  checkPermission(context, raw.permission, at('permission'));
  const check = (field: string, ...keyword: (string | number)[]) => {
    if (!fields.includes(field)) context.diagnostics.add('unknown-field', at(...keyword), `\`${field}\` is not a column of this report.`, didYouMean(field, fields));
  };
  if (raw.chart) {
    check(raw.chart.category, 'chart', 'category');
    raw.chart.series.forEach((field, index) => check(field, 'chart', 'series', index));
  }
  raw.columns.forEach((column, index) => {
    if (fields.indexOf(column.field) !== index) context.diagnostics.add('name-clash', at('columns', index, 'field'), `The column \`${column.field}\` stands twice.`);
    if (column.total && column.total !== 'count' && !NUMERIC.includes(column.format ?? 'text')) {
      context.diagnostics.add('wrong-type', at('columns', index, 'total'), `\`${column.field}\` is not a number: it has no ${column.total}.`, `add "format": one of ${NUMERIC.join(', ')}`);
    }
  });
  return {
    name, source: { file: document.file, line: 1, column: 1 }, labels: textsFrom({ ...raw.labels, es: title }), path: raw.path ?? `/reportes/${name}`,
    permission: raw.permission, parameters: raw.parameters ?? null,
    columns: raw.columns.map((column) => ({ field: column.field, labels: textsFrom(column.title), format: column.format ?? 'text', unit: column.unit ?? null, total: column.total ?? null })),
    chart: raw.chart ?? null, exports: raw.exports ?? [],
  };
}
