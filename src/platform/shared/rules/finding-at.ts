import type { RecordRule } from '../rule';

export type FindingAt = ReturnType<RecordRule>[number];

/** A finding on a field, for rules that read as a list of conditions: `at(wrong, 'tempMax', 'RANGO_INVERTIDO')`. */
export function at(broken: boolean, campo: string, codigo: string, params?: FindingAt['params']): readonly FindingAt[] {
  return broken ? [params ? { campo, codigo, params } : { campo, codigo }] : [];
}
