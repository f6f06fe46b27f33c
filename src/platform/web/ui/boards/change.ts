import { formatNumber } from '../format/format-number';
import { formatCell } from '../reports/format-cell';
import type { Better } from './board-module';

/** Maximum change shown in percent: a figure that grew more than tenfold has no meaningful percentage. */
const MAX_PERCENT = 1000;

/** Change of a figure since the previous period. */
export interface Change {
  readonly direction: 'up' | 'down' | 'same';
  /** Amount of the change; '' when it cannot be stated, as from nothing to something, or for a change above `MAX_PERCENT`. */
  readonly by: string;
  readonly unit: 'percent' | 'points';
  readonly tone: 'success' | 'danger' | 'neutral';
  /** Figure of the previous period. */
  readonly before: string;
}

/**
 * Compares two figures: percentages by their difference in points, other figures in percent of the earlier one. Null when one of them is
 * unknown.
 */
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
        : percent > MAX_PERCENT
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

/** Returns a figure rounded as displayed: two figures that display equally have not changed. */
function shown(value: unknown, format: string): number | null {
  const known = value !== null && value !== undefined && value !== '' && Number.isFinite(Number(value));
  const scale = format === 'percent' ? 10 : 100;
  return known ? Math.round(Number(value) * scale) / scale : null;
}
