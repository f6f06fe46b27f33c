import { valueAt } from './paths';
import type { LooseRecord } from './rule';

/** How far the permissions of somebody reach, and the keys of the places and people that are theirs, by kind of scope. */
export interface Reach {
  readonly alcances: Readonly<Partial<Record<string, string>>>;
  readonly own: Readonly<Partial<Record<string, readonly number[]>>>;
}

/** By what a record is tied to somebody whose permission reaches so far: the first that there is counts. What nothing ties to a person is of who made it. */
const TIES: Readonly<Partial<Record<string, readonly string[]>>> = {
  JURISDICCION: ['jurisdiccion'],
  UNIDAD: ['unidad', 'jurisdiccion'],
  ALMACEN: ['almacen', 'unidad', 'jurisdiccion'],
  SERVICIO: ['servicio', 'almacen'],
  PROVEEDOR: ['proveedor'],
  PROPIO: ['propio'],
};

/**
 * Whether a permission of somebody certainly does not reach a record. It only keeps what would be refused from being offered: where the record does not
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
