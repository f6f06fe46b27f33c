import type { Comparison } from './form-spec';
import type { Issue } from './issue';
import { isObject, type LooseRecord } from '../paths';

/**
 * Reports fields below the minimum set by another field of the same object: numbers, and dates and times in ISO 8601. Ignores fields that
 * are empty or of another type.
 */
export function comparisonIssues(comparisons: readonly Comparison[], record: LooseRecord): Issue[] {
  return comparisons.flatMap(({ path, than, strict, kind, labels }) => {
    const steps = path.split('.');
    const field = steps.pop()!;
    return objectsAt(record, steps).flatMap(({ at, value }): Issue[] => {
      const order = compare(value[field], value[than]);
      if (order === null || order > 0 || (order === 0 && !strict)) return [];
      const campo = `${at}${field}`;
      return [
        {
          campo,
          codigo: CODES[kind][strict ? 'above' : 'notBelow'],
          params: {},
          labels: { campo: `${labels}.${path}`, otro: `${labels}.${[...steps, than].join('.')}` },
        },
      ];
    });
  });
}

const CODES = {
  number: { notBelow: 'NO_MENOR_QUE_CAMPO', above: 'MAYOR_QUE_CAMPO' },
  moment: { notBelow: 'NO_ANTERIOR_A_CAMPO', above: 'POSTERIOR_A_CAMPO' },
} as const;

/** Negative when the first is less; null when the values are not comparable. */
function compare(a: unknown, b: unknown): number | null {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a !== 'string' || typeof b !== 'string' || a === '' || b === '') return null;
  return a < b ? -1 : a > b ? 1 : 0;
}

interface Place {
  /** Path of the object with a trailing dot: `lineas.0.`. */
  readonly at: string;
  readonly value: LooseRecord;
}

/** Returns the objects at a path; one per item where the path crosses a list. */
function objectsAt(record: LooseRecord, steps: readonly string[]): Place[] {
  return steps.reduce<Place[]>(
    (places, step) =>
      places.flatMap(({ at, value }) => {
        const inner = value[step];
        if (isObject(inner)) return [{ at: `${at}${step}.`, value: inner }];
        return Array.isArray(inner)
          ? inner.flatMap((item: unknown, index) =>
              isObject(item) ? [{ at: `${at}${step}.${index}.`, value: item }] : [],
            )
          : [];
      }),
    [{ at: '', value: record }],
  );
}
