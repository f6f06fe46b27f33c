import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { perfil, unidad } from '#generated/server/tables.gen';
import { knownZone } from '#platform/shared/dates/moments';
import type { Queryable } from '#platform/server/db/database';
import { permissionsOf, type Identity } from '../identity';
import type { Session } from '#platform/server/sessions/sessions';
import { simulacion } from '#platform/server/db/system-tables';
import { exceeding } from './exceeding';

/**
 * Returns the session during a simulation: the person's own account, the permissions of the profile, and the simulated places. Null when
 * the simulation is another person's, has ended, or its profile now reaches further than the person.
 */
export async function findSimulation(db: Queryable, session: Session, simulacionId: string): Promise<Session | null> {
  const isIt = and(
    eq(simulacion.simulacionId, simulacionId),
    eq(simulacion.usuarioId, session.identity.usuarioId),
    isNull(simulacion.terminada),
    gt(simulacion.expira, sql`now()`),
  );
  const [row] = await db
    .select({
      perfilId: simulacion.perfilId,
      comoUsuarioId: simulacion.comoUsuarioId,
      unidadId: simulacion.unidadId,
      almacenIds: simulacion.almacenIds,
      servicioIds: simulacion.servicioIds,
      proveedorId: simulacion.proveedorId,
      expira: simulacion.expira,
      perfilNombre: perfil.nombre,
      perfilTitulo: perfil.titulo,
      permisos: perfil.permisos,
      jurisdiccionId: unidad.jurisdiccionId,
      zonaHoraria: unidad.zonaHoraria,
    })
    .from(simulacion)
    .innerJoin(perfil, eq(perfil.perfilId, simulacion.perfilId))
    .leftJoin(unidad, eq(unidad.unidadId, simulacion.unidadId))
    .where(isIt);
  if (!row) return null;
  const permissions = permissionsOf(row.permisos ?? []);
  if (exceeding(permissions, session.identity.permissions).length > 0) return null;
  const {
    perfilId,
    perfilNombre,
    perfilTitulo,
    comoUsuarioId,
    expira,
    unidadId,
    jurisdiccionId,
    almacenIds,
    servicioIds,
    proveedorId,
  } = row;
  const identity: Identity = {
    ...session.identity,
    unidadId,
    jurisdiccionId,
    zonaHoraria: knownZone(row.zonaHoraria),
    almacenIds,
    servicioIds,
    proveedorId,
    perfilNombre,
    permissions,
  };
  return {
    ...session,
    identity,
    simulation: {
      simulacionId,
      perfilId,
      perfilNombre,
      perfilTitulo: perfilTitulo ?? perfilNombre,
      comoUsuarioId,
      expira,
    },
  };
}
