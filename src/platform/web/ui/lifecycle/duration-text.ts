import type { TranslateFunction } from 'react-admin';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a duration in its two largest units: «2 d 4 h», «3 h 20 min», «5 min». */
export function durationText(translate: TranslateFunction, milliseconds: number): string {
  const span = Math.abs(milliseconds);
  if (span < MINUTE) return translate('app.lifecycle.duration.moment');
  const parts: readonly (readonly [string, number])[] =
    span >= DAY
      ? [
          ['days', Math.floor(span / DAY)],
          ['hours', Math.floor((span % DAY) / HOUR)],
        ]
      : [
          ['hours', Math.floor(span / HOUR)],
          ['minutes', Math.floor((span % HOUR) / MINUTE)],
        ];
  return parts
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => translate(`app.lifecycle.duration.${unit}`, { count }))
    .join(' ');
}
