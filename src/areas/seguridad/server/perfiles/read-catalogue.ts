import { asc, eq } from 'drizzle-orm';
import { modulo, permiso } from '#generated/server/tables.gen';
import { PERMISSIONS, type PermissionKey } from '#generated/shared/permissions.gen';
import type { MatrixLevel } from '#platform/shared/matrix';
import type { Queryable } from '#platform/server/db/database';

export interface CataloguedPermission {
  readonly clave: PermissionKey;
  /** Allowed action, in the requested language. */
  readonly nombre: string;
  readonly nivel: MatrixLevel;
  readonly segundaPersona: boolean;
  /** True when no operation requires it yet. */
  readonly previsto: boolean;
}

export interface PermissionGroup {
  readonly clave: string;
  readonly nombre: string;
  readonly filas: readonly CataloguedPermission[];
}

/** Group of permissions without a known module. */
const OTHERS = 'otros';

/**
 * Returns every permission of the product, translated, in the groups and order of the menu. Permissions that the database does not know
 * yet, after an upgrade, form an extra group and show their key.
 *
 * @param others name of that group
 */
export async function readCatalogue(
  db: Queryable,
  language: string,
  others: string,
): Promise<readonly PermissionGroup[]> {
  const isEnglish = language === 'en';
  const rows = await db
    .select({
      clave: permiso.clave,
      descripcion: permiso.descripcion,
      descripcionEn: permiso.descripcionEn,
      segundaPersona: permiso.requiereSegundaPersona,
      grupo: modulo.clave,
      nombre: modulo.nombre,
      nombreEn: modulo.nombreEn,
    })
    .from(permiso)
    .innerJoin(modulo, eq(modulo.moduloId, permiso.moduloId))
    .where(eq(permiso.activo, true))
    .orderBy(asc(modulo.orden), asc(modulo.moduloId));
  const known = new Map<string, (typeof rows)[number]>(rows.map((row) => [row.clave, row]));
  const groups = new Map<string, { clave: string; nombre: string; filas: CataloguedPermission[] }>(
    rows.map(({ grupo, nombre, nombreEn }) => [
      grupo,
      { clave: grupo, nombre: (isEnglish ? nombreEn : null) ?? nombre, filas: [] },
    ]),
  );
  for (const { key, risk, planned } of PERMISSIONS) {
    const row = known.get(key);
    const name = row?.grupo ?? OTHERS;
    const group = groups.get(name) ?? { clave: name, nombre: others, filas: [] };
    groups.set(name, group);
    group.filas.push({
      clave: key,
      nombre: (isEnglish ? row?.descripcionEn : null) ?? row?.descripcion ?? key,
      nivel: risk,
      segundaPersona: row?.segundaPersona ?? false,
      previsto: planned,
    });
  }
  return [...groups.values()].filter(({ filas }) => filas.length > 0);
}
