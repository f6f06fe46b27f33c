import { eq } from 'drizzle-orm';
import { almacen, usuario } from '#generated/server/tables.gen';
import { staffOf } from '#areas/personas/server/staff-of';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import type { SecondPerson } from '#platform/server/operations/context';

/** Kinds of staff that may dispense controlled medicines (DOMAIN e.3, constraint 6). */
const DISPENSERS: readonly string[] = ['FARMACEUTICO', 'QUIMICO'];

/**
 * Requires that the actor may dispense controlled medicines at a pharmacy (DOMAIN e.3, constraints 3 and 6). Conditions: the permission, a
 * pharmacist on that pharmacy's staff regardless of scope, and a warehouse that stocks such medicines.
 *
 * @throws Problem 403 SIN_PERMISO; 422 ALMACEN_SIN_CONTROLADOS, SURTE_SOLO_FARMACEUTICO
 */
export async function requireControlled(tx: Queryable, almacenId: number, actor: Actor): Promise<void> {
  if (!actor.permissions.has('receta.surtir-controlado')) throw new Problem(403, 'SIN_PERMISO');
  const [place] = await tx
    .select({ keeps: almacen.manejaControlados })
    .from(almacen)
    .where(eq(almacen.almacenId, almacenId));
  if (place?.keeps !== true) throw invalid([{ campo: 'almacenId', codigo: 'ALMACEN_SIN_CONTROLADOS', params: {} }]);
  const staff = await staffOf(tx, actor.usuarioId);
  if (!staff || !DISPENSERS.includes(staff.tipo))
    throw invalid([{ campo: '', codigo: 'SURTE_SOLO_FARMACEUTICO', params: {} }]);
}

/**
 * Requires a second person who works at the pharmacy or in its unit, and can therefore check the medicines on site.
 *
 * @throws Problem 422 SEGUNDA_PERSONA_REQUERIDA, SEGUNDA_PERSONA_AJENA
 */
export async function requireVerifier(tx: Queryable, almacenId: number, second: SecondPerson | null): Promise<void> {
  if (!second) throw invalid([{ campo: 'segundaPersona', codigo: 'SEGUNDA_PERSONA_REQUERIDA', params: {} }]);
  const [place] = await tx.select({ unidadId: almacen.unidadId }).from(almacen).where(eq(almacen.almacenId, almacenId));
  const [account] = await tx
    .select({ unidadId: usuario.unidadId, almacenIds: usuario.almacenIds })
    .from(usuario)
    .where(eq(usuario.usuarioId, second.usuarioId));
  if (account?.unidadId !== place?.unidadId && !(account?.almacenIds ?? []).includes(almacenId))
    throw invalid([{ campo: 'segundaPersona.email', codigo: 'SEGUNDA_PERSONA_AJENA', params: {} }]);
}
