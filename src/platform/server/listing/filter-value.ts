import { sql, type SQL } from 'drizzle-orm';
import type { ScalarKind } from '../entity/resource';
import { isDate } from '#platform/shared/dates/days';
import { edgeOfDay } from '#platform/shared/dates/moments';
import { malformed } from '../db/problem';
import type { ResolvedPath } from './field-path';

/**
 * Converts one value of a filter to a parameter of its column's type.
 *
 * @throws Problem 400 naming the field when the value is not of that type.
 */
export function filterValue(
  path: string,
  resolved: ResolvedPath,
  value: unknown,
  edge: 'start' | 'end' = 'start',
): SQL {
  const kind = resolved.kind === 'list' ? (resolved.item ?? 'text') : resolved.kind;
  switch (kind) {
    case 'integer': {
      const number = numberOf(value);
      if (!Number.isSafeInteger(number)) throw malformed(path, 'NUMERO_ENTERO');
      return sql`${number}::bigint`;
    }
    case 'number': {
      const number = numberOf(value);
      if (!Number.isFinite(number)) throw malformed(path, 'NUMERO');
      return sql`${number}::numeric`;
    }
    case 'boolean':
      if (value !== true && value !== false && value !== 'true' && value !== 'false') throw malformed(path, 'SI_NO');
      return sql`${value === true || value === 'true'}::boolean`;
    case 'date':
      if (!isDate(value)) throw malformed(path, 'FECHA');
      return sql`${value}::date`;
    case 'datetime':
      return momentValue(path, resolved, value, edge);
    default:
      return textValue(path, kind, resolved, value);
  }
}

/** Converts a value to a time; a date without a time is a day in the actor's time zone. The database accepts the years 1 to 9999. */
function momentValue(path: string, { timeZone }: ResolvedPath, value: unknown, edge: 'start' | 'end'): SQL {
  const moment = isDate(value)
    ? edgeOfDay(value, edge, timeZone)
    : typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
      ? new Date(value)
      : null;
  if (moment && isInCalendar(moment)) return sql`${moment.toISOString()}::timestamptz`;
  if (!isDate(value)) throw malformed(path, 'FECHA_HORA');
  return sql`${edge === 'end' ? 'infinity' : '-infinity'}::timestamptz`;
}

function textValue(path: string, kind: ScalarKind, { options }: ResolvedPath, value: unknown): SQL {
  if (typeof value !== 'string' && typeof value !== 'number') throw malformed(path, 'TEXTO');
  if (kind === 'enum' && options && !options.includes(String(value))) throw malformed(path, 'OPCION');
  return sql`${String(value)}::text`;
}

function numberOf(value: unknown): number {
  return typeof value === 'number'
    ? value
    : typeof value === 'string' && value.trim() !== ''
      ? Number(value)
      : Number.NaN;
}

/** Checks for the years 1 to 9999: the database's calendar has no year 0, and a time zone offset can lead outside. */
function isInCalendar(date: Date): boolean {
  return !Number.isNaN(date.getTime()) && /^(?!0000)\d{4}-/.test(date.toISOString());
}
