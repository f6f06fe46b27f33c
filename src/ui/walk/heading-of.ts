import type { LineColumn, LineValues } from '../lines/line-column';

/** What a line is of, in words: the name of the record that its first column refers to. */
export function headingOf(line: LineValues, [head]: readonly LineColumn[]): string {
  if (!head) return '';
  const label = head.type === 'reference' && head.labelField ? line[head.labelField] : undefined;
  const text = label ?? line[head.source];
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
}
