import { formatCell } from '../format-cell';
import type { ReportRow } from '../report-answer';
import type { ReportBlock } from './report-block';

/** Says a field of a block's rows as its format has it; a sum of them, too. */
export function formatOf({ fields }: Pick<ReportBlock, 'fields'>): (field: string, value: ReportRow[string]) => string {
  const formats = new Map(fields.map(({ field, format }) => [field, format]));
  return (field, value) => formatCell(formats.get(field) ?? 'text', value);
}
