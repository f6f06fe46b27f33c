import { valueAt } from './paths';
import type { LooseRecord } from './rule';

/** Reach of each permission of an account, and keys of its own places and people, by kind of scope. */
export interface Reach {
  readonly alcances: Readonly<Partial<Record<string, string>>>;
  readonly own: Readonly<Partial<Record<string, readonly number[]>>>;
}

/** Kinds of scope that a reach compares, the first present one counts. Without any, a record belongs to its creator. */
const TIES: Readonly<Partial<Record<string, readonly string[]>>> = {
  JURISDICCION: ['jurisdiccion'],
  UNIDAD: ['unidad', 'jurisdiccion'],
  ALMACEN: ['almacen', 'unidad', 'jurisdiccion'],
  SERVICIO: ['servicio', 'almacen'],
  PROVEEDOR: ['proveedor'],
  PROPIO: ['propio'],
};

/**
 * Tests if a permission certainly does not reach a record. It only keeps what would be refused from being offered: where the record does not
 * tell, or is tied some other way, the server says.
 *
 * @param scope the fields that tie the record, by kind of scope; none where something else decides, too
 */
export function isOfOthers(
  scope: Readonly<Record<string, readonly string[]>> | null | undefined,
  record: LooseRecord,
  permission: string,
  { alcances, own }: Reach,
): boolean {
  if (!scope) return false;
  const alcance = alcances[permission] ?? '';
  const kind = TIES[alcance]?.find((each) => scope[each]) ?? (alcance === 'PROPIO' ? 'propio' : undefined);
  if (kind === undefined) return false;
  const keys = (scope[kind] ?? ['creadoPor']).map((path) => valueAt(record, path));
  return keys.every((key) => key !== undefined && !own[kind]?.includes(Number(key)));
}
