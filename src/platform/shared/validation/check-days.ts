import { dayOfLimit } from '../dates/day-limit';
import { displayDate, isDate } from '../dates/days';
import type { DayRange } from './day-range';
import type { Issue } from './issue';
import { isObject, type LooseRecord } from '../paths';

type DayRanges = Readonly<Record<string, DayRange>>;

/** Reports dates beyond the limits of their fields. */
export function dayIssues(ranges: DayRanges, record: LooseRecord, today: string): Issue[] {
  return eachDay(ranges, record, ({ min, max }, day, campo): Issue | null => {
    if (max !== undefined && day > dayOfLimit(max, today))
      return max === 'today'
        ? { campo, codigo: 'FECHA_FUTURA', params: {} }
        : { campo, codigo: 'FECHA_MAXIMA', params: { fecha: displayDate(dayOfLimit(max, today)) } };
    if (min !== undefined && day < dayOfLimit(min, today))
      return { campo, codigo: 'FECHA_MINIMA', params: { fecha: displayDate(dayOfLimit(min, today)) } };
    return null;
  });
}

/** Reports dates within the limits of their fields and outside the expected range. */
export function dayQuestions(ranges: DayRanges, record: LooseRecord, today: string): Issue[] {
  return eachDay(ranges, record, ({ expectedMin, expectedMax }, day, campo): Issue | null => {
    if (expectedMin !== undefined && day < dayOfLimit(expectedMin, today))
      return { campo, codigo: 'FECHA_ANTES_DE_LO_ESPERADO', params: params(day, dayOfLimit(expectedMin, today)) };
    if (expectedMax !== undefined && day > dayOfLimit(expectedMax, today))
      return { campo, codigo: 'FECHA_DESPUES_DE_LO_ESPERADO', params: params(day, dayOfLimit(expectedMax, today)) };
    return null;
  });
}

/** True when some range has expected limits, which require confirmation outside them. */
export function asksAboutDays(ranges: DayRanges = {}): boolean {
  return Object.values(ranges).some(
    ({ expectedMin, expectedMax }) => expectedMin !== undefined || expectedMax !== undefined,
  );
}

const params = (day: string, limit: string) => ({ fecha: displayDate(day), limite: displayDate(limit) });

function eachDay(
  ranges: DayRanges,
  record: LooseRecord,
  look: (range: DayRange, day: string, campo: string) => Issue | null,
): Issue[] {
  return Object.entries(ranges).flatMap(([path, range]) =>
    valuesAt(record, path.split('.'), '').flatMap(({ value, campo }) =>
      isDate(value) ? (look(range, value, campo) ?? []) : [],
    ),
  );
}

/** Values at a path, with the path of each. A list on the path gives one value per row. */
function valuesAt(
  holder: unknown,
  [head, ...rest]: readonly string[],
  prefix: string,
): { readonly value: unknown; readonly campo: string }[] {
  if (head === undefined) return [{ value: holder, campo: prefix }];
  if (!isObject(holder)) return [];
  const value = holder[head];
  const campo = prefix === '' ? head : `${prefix}.${head}`;
  if (!Array.isArray(value)) return valuesAt(value, rest, campo);
  return value.flatMap((row: unknown, index) => valuesAt(row, rest, `${campo}.${index}`));
}
