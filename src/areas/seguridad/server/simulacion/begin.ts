import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { perfil } from '#generated/server/tables.gen';
import { audit } from '#platform/server/db/audit';
import { permissionsOf } from '../identity';
import { Problem } from '#platform/server/db/problem';
import { exceeding } from '../simulation/exceeding';
import { simulacion } from '#platform/server/db/system-tables';
import type { OperationContext } from '#platform/server/operations/context';

/** Duration of a simulation: long enough to review a profile, short enough not to be forgotten. */
const LASTS_MS = 30 * 60 * 1000;

/** Profile and place of a simulated account. */
export interface Place {
  readonly perfilId: number;
  readonly comoUsuarioId: number | null;
  readonly unidadId: number | null;
  readonly almacenIds: readonly number[];
  readonly servicioIds: readonly number[];
  readonly proveedorId: number | null;
}

/**
 * Begins a simulation, and writes the audit trail.
 *
 * @throws Problem 404 for an unknown profile; 403 SIMULACION_EXCEDE when it reaches further than the caller.
 */
export async function begin(
  place: Place,
  { database, actor }: OperationContext,
): Promise<{ simulacionId: string; expira: string }> {
  const { usuarioId, permissions } = actor;
  if (usuarioId === null) throw new Problem(401, 'NO_AUTENTICADO');
  return database.orm.transaction(async (tx) => {
    const [profile] = await tx
      .select({ nombre: perfil.nombre, permisos: perfil.permisos })
      .from(perfil)
      .where(eq(perfil.perfilId, place.perfilId));
    if (!profile) throw new Problem(404, 'NO_ENCONTRADO');
    const more = exceeding(permissionsOf(profile.permisos ?? []), permissions);
    if (more.length > 0)
      throw new Problem(403, 'SIMULACION_EXCEDE', {
        params: { total: more.length, permisos: more.slice(0, 5).join(', ') },
      });
    const simulacionId = randomUUID();
    const expira = new Date(Date.now() + LASTS_MS);
    await tx.insert(simulacion).values({ simulacionId, usuarioId, ...place, expira });
    const { perfilId, ...where } = place;
    await audit(tx, actor, {
      accion: 'SIMULACION',
      entidad: 'perfil',
      entidadId: perfilId,
      despues: { perfil: profile.nombre, ...where, expira: expira.toISOString() },
    });
    return { simulacionId, expira: expira.toISOString() };
  });
}
