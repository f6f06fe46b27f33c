import type { Comparison } from './form-spec';
import type { Issue } from './issue';
import { isObject, type LooseRecord } from './paths';

/**
 * Fields that are less than one beside them allows: numbers, and dates and times as ISO 8601 writes them. A field that is empty, or of
 * another type, says nothing.
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

/** Below zero when the first is less; null when they cannot be compared. */
function compare(a: unknown, b: unknown): number | null {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a !== 'string' || typeof b !== 'string' || a === '' || b === '') return null;
  return a < b ? -1 : a > b ? 1 : 0;
}

interface Place {
  /** Path of the object with the dot after it, `lineas.0.`. */
  readonly at: string;
  readonly value: LooseRecord;
}

/** The objects at a path, each item where the path goes through lists. */
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
