import { valueAt } from '../paths';
import type { LooseRecord } from '../validation/rule';

/** Scope of each permission of an account, and keys of its own places and people, by kind of scope. */
export interface Reach {
  readonly alcances: Readonly<Partial<Record<string, string>>>;
  readonly own: Readonly<Partial<Record<string, readonly number[]>>>;
}

/** Kinds of scope compared for each reach; the first present one counts. A record without any belongs to its creator. */
const TIES: Readonly<Partial<Record<string, readonly string[]>>> = {
  JURISDICCION: ['jurisdiccion'],
  UNIDAD: ['unidad', 'jurisdiccion'],
  ALMACEN: ['almacen', 'unidad', 'jurisdiccion'],
  SERVICIO: ['servicio', 'almacen'],
  PROVEEDOR: ['proveedor'],
  PROPIO: ['propio'],
};

/**
 * True when a permission certainly does not reach a record. Used to hide actions that the server would refuse. When the record does not
 * suffice to decide, the result is false and the server decides.
 *
 * @param scope the fields that tie the record, by kind of scope; none when something else decides, too
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
