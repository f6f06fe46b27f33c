import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { StepSpec } from '#platform/shared/lifecycle/lifecycle';
import { formatNumber } from '../format/format-number';
import type { LineValues } from '../lines/line-column';
import { totalOf } from '../lines/line-totals';

interface LinesSummaryProps {
  readonly lines: NonNullable<StepSpec['lines']>;
  readonly resource: string;
}

/** Progress of a step over its lines: lines with an amount, their total, and lines that differ from the suggested amount. */
export function LinesSummary({ lines: { field, start }, resource }: LinesSummaryProps) {
  const translate = useTranslate();
  const value: unknown = useWatch({ name: field });
  const rows: readonly LineValues[] = Array.isArray(value) ? value : [];
  const [amount, suggestion] = Object.entries(start)[0] ?? [];
  const isAmount = amount !== undefined && rows.some((row) => typeof row[amount] === 'number');
  if (!isAmount || suggestion === undefined) return translate('app.lines.count', { smart_count: rows.length });
  const amounts = rows.map((row) => Number(row[amount] ?? 0));
  const filled = amounts.filter((each) => each > 0).length;
  const changed = rows.filter((row, index) => amounts[index] !== Number(row[suggestion] ?? 0)).length;
  return [
    translate('app.lifecycle.filled', { filled: formatNumber(filled), smart_count: rows.length }),
    `${translate(`resources.${resource}.fields.${field}.${amount}`)} ${formatNumber(totalOf(rows, { field: amount, fn: 'sum' }) ?? 0)}`,
    ...(changed > 0 ? [translate('app.lifecycle.changedLines', { smart_count: changed })] : []),
  ].join(' · ');
}
