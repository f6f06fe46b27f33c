import { isObject } from '#platform/shared/paths';

/** A condition of a filter or a parameter of a report. */
export interface PlainPart {
  readonly name: string;
  /** `gte` of `{ "fecha": { "gte": "2026-11-28" } }`; empty for a plain value. */
  readonly operator: string;
  readonly values: readonly unknown[];
}

/**
 * Splits an object into its conditions, one per line of the audit trail. Omits empty words and the filter of active records, which every
 * list has.
 *
 * @returns null for a value that is no object
 * @example plainParts({ palabras: [], fecha: { gte: '2026-11-28' } }) // [{ name: 'fecha', operator: 'gte', values: ['2026-11-28'] }]
 */
export function plainParts(value: unknown): readonly PlainPart[] | null {
  if (!isObject(value)) return null;
  return Object.entries(value).flatMap(([name, inner]): readonly PlainPart[] => {
    const values = [inner ?? []].flat();
    if (values.length === 0 || inner === '' || (name === 'activo' && inner === true)) return [];
    if (isObject(inner))
      return Object.entries(inner).map(([operator, bound]) => ({ name, operator, values: [bound].flat() }));
    return [{ name, operator: '', values }];
  });
}
