import { formatCell } from '../format-cell';
import type { ReportRow } from '../report-answer';
import type { ReportBlock } from './report-block';

/** Returns a function that formats a field of a block's rows, or a sum of it. */
export function formatOf({ fields }: Pick<ReportBlock, 'fields'>): (field: string, value: ReportRow[string]) => string {
  const formats = new Map(fields.map(({ field, format }) => [field, format]));
  return (field, value) => formatCell(formats.get(field) ?? 'text', value);
}
