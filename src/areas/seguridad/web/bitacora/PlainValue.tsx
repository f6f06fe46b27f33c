import { formatDate, formatDateTime } from '#platform/web/ui/format/format-date';
import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { ValueView } from '#platform/web/ui/values/ValueView';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T/;

/** Renders a value of the audit trail with its field's display, or by its type when the field is unknown. */
export function PlainValue({ value, spec }: { readonly value: unknown; readonly spec?: ValueSpec | undefined }) {
  const shown = spec ?? (typeof value === 'boolean' ? ({ type: 'boolean' } as const) : null);
  if (shown) return <ValueView spec={shown} value={value} />;
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value))
    return value.length === 0
      ? '–'
      : value.map((item) => (typeof item === 'object' ? JSON.stringify(item) : item)).join(', ');
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (DAY.test(text)) return formatDate(text);
  return MOMENT.test(text) ? formatDateTime(text) : text;
}
