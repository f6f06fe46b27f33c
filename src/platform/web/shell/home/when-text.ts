import type { TranslateFunction } from 'react-admin';
import { daysBetween, isoDate } from '#platform/shared/dates/days';
import { toZonedTime } from '#platform/shared/dates/moments';
import { durationText } from '../../ui/lifecycle/duration-text';
import type { WorklistSection } from './worklist-module';

export interface WhenText {
  readonly text: string;
  /** Meaning of the time; null for today. */
  readonly meaning: 'late' | 'left' | 'waits' | null;
}

/** Moment at which a row is read, and the time zone of its days. */
export interface Reading {
  readonly now: number;
  readonly timeZone: string;
}

/** Returns how late a record is, how much time is left, or how long it has waited; null without a value. */
export function whenText(
  translate: TranslateFunction,
  { type, due }: NonNullable<WorklistSection['when']>,
  value: unknown,
  { now, timeZone }: Reading,
): WhenText | null {
  if (typeof value !== 'string') return null;
  const meaningOf = (ahead: number) => (ahead >= 0 ? 'left' : due ? 'late' : 'waits');
  if (type === 'datetime') {
    const ahead = Date.parse(value) - now;
    return Number.isNaN(ahead) ? null : { text: durationText(translate, ahead), meaning: meaningOf(ahead) };
  }
  const today = toZonedTime(new Date(now), timeZone)?.date;
  const day = isoDate(value);
  if (today === undefined || day === '') return null;
  const days = daysBetween(today, day);
  return days === 0
    ? { text: translate('app.home.when.today'), meaning: null }
    : { text: translate('app.lifecycle.duration.days', { count: Math.abs(days) }), meaning: meaningOf(days) };
}
