import { eq, sql, type SQL } from 'drizzle-orm';
import { unidad } from '#generated/server/tables.gen';
import type { Actor } from '#platform/server/db/actor';
import { bitacora } from '#platform/server/db/system-tables';

/**
 * Returns the condition on events visible to the actor: all, those of people of their unit or jurisdiction, or their own.
 *
 * @param permission to view them, or to export them as a file
 */
export function eventScope(
  actor: Actor,
  permission: 'bitacora.ver' | 'reporte.exportar' = 'bitacora.ver',
): SQL | undefined {
  switch (actor.permissions.get(permission)) {
    case 'RED':
      return undefined;
    case 'JURISDICCION':
      return sql`${bitacora.unidadId} in (select ${unidad.unidadId} from ${unidad} where ${unidad.jurisdiccionId} = ${actor.jurisdiccionId})`;
    case 'UNIDAD':
      return eq(bitacora.unidadId, actor.unidadId ?? -1);
    default:
      return eq(bitacora.usuarioId, actor.usuarioId ?? -1);
  }
}
