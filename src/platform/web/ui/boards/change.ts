import { formatNumber } from '../format/format-number';
import { formatCell } from '../reports/format-cell';
import type { Better } from './board-module';

/** A figure that has grown by more than ten times has no percent that says anything. */
const MOST_PERCENT = 1000;

/** Change of a figure since the previous period. */
export interface Change {
  readonly direction: 'up' | 'down' | 'same';
  /** By how much; '' where nothing can be said, as from nothing to something, or from next to nothing to much. */
  readonly by: string;
  readonly unit: 'percent' | 'points';
  readonly tone: 'success' | 'danger' | 'neutral';
  /** The figure of the period before. */
  readonly before: string;
}

/** Compares two figures: shares by the points between them, all else by percent of what it was. Null where one of them is not known. */
export function changeOf(now: unknown, before: unknown, format: string, better: Better): Change | null {
  const [is, was] = [shown(now, format), shown(before, format)];
  if (is === null || was === null) return null;
  const direction = is > was ? 'up' : is < was ? 'down' : 'same';
  const good = direction === (better === 'more' ? 'up' : 'down');
  const percent = was === 0 ? Infinity : (Math.abs(is - was) / Math.abs(was)) * 100;
  const by =
    direction === 'same'
      ? ''
      : format === 'percent'
        ? formatNumber(Math.abs(is - was), 1)
        : percent > MOST_PERCENT
          ? ''
          : formatNumber(percent, 0);
  return {
    direction,
    by,
    unit: format === 'percent' ? 'points' : 'percent',
    tone: direction === 'same' || better === 'neither' ? 'neutral' : good ? 'success' : 'danger',
    before: formatCell(format, was),
  };
}

/** A figure as it is read: two that read the same have not changed. */
function shown(value: unknown, format: string): number | null {
  const known = value !== null && value !== undefined && value !== '' && Number.isFinite(Number(value));
  const scale = format === 'percent' ? 10 : 100;
  return known ? Math.round(Number(value) * scale) / scale : null;
}
