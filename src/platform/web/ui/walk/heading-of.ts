import type { LineColumn, LineValues } from '../lines/line-column';

/** Returns the heading of a line: the name of the record in its first column. */
export function headingOf(line: LineValues, [head]: readonly LineColumn[]): string {
  if (!head) return '';
  const label = head.type === 'reference' && head.labelField ? line[head.labelField] : undefined;
  const text = label ?? line[head.source];
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
}
