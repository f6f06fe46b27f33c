import type { RecordRule } from '../validation/rule';

export type FindingAt = ReturnType<RecordRule>[number];

/**
 * Returns a finding on a field when `broken`, otherwise none. Rules thus read as a list of conditions: `at(wrong, 'tempMax',
 * 'RANGO_INVERTIDO')`.
 */
export function at(broken: boolean, campo: string, codigo: string, params?: FindingAt['params']): readonly FindingAt[] {
  return broken ? [params ? { campo, codigo, params } : { campo, codigo }] : [];
}
