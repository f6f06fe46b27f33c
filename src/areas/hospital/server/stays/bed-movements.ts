import { and, eq, isNull } from 'drizzle-orm';
import type { cama } from '#generated/server/tables.gen';
import { movimientoCama } from '#generated/server/tables.gen';
import type { MovimientoCama } from '#generated/shared/types.gen';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { audit } from '#platform/server/db/audit';
import type { StayInBed } from './beds';

interface Acting {
  readonly tx: Queryable;
  readonly actor: Actor;
}

/** Returns the current bed of a stay; null when it has none. */
export async function bedOf(tx: Queryable, hospitalizacionId: number) {
  const [open] = await tx
    .select({
      movimientoCamaId: movimientoCama.movimientoCamaId,
      camaId: movimientoCama.camaId,
      desde: movimientoCama.desde,
    })
    .from(movimientoCama)
    .where(and(eq(movimientoCama.hospitalizacionId, hospitalizacionId), isNull(movimientoCama.hasta)))
    .for('update');
  return open ?? null;
}

/** Ends the period of a stay in its bed, as {@link bedOf} returns it. */
export async function leaveBed(
  { tx, actor }: Acting,
  { movimientoCamaId }: { readonly movimientoCamaId: number },
  at: Date,
): Promise<void> {
  await tx
    .update(movimientoCama)
    .set({ hasta: at, modificadoPor: actor.usuarioId, fechaModificacion: new Date() })
    .where(eq(movimientoCama.movimientoCamaId, movimientoCamaId));
}

/** Starts the period of a stay in a bed. The database refuses an occupied bed and a stay that is in another bed. */
export async function enterBed(
  { tx, actor }: Acting,
  { hospitalizacionId, unidadId, servicioId }: StayInBed,
  { camaId, numero }: Pick<typeof cama.$inferSelect, 'camaId' | 'numero'>,
  motivo: MovimientoCama['motivo'],
  at: Date,
): Promise<void> {
  const { usuarioId } = actor;
  const [row] = await tx
    .insert(movimientoCama)
    .values({
      hospitalizacionId,
      unidadId,
      servicioId,
      camaId,
      motivo,
      desde: at,
      usuarioId,
      creadoPor: usuarioId,
      modificadoPor: usuarioId,
    })
    .returning({ id: movimientoCama.movimientoCamaId });
  await audit(tx, actor, {
    accion: 'CREAR',
    entidad: 'movimiento-cama',
    entidadId: row!.id,
    despues: { hospitalizacionId, camaId, numero, motivo, desde: at.toISOString() },
  });
}
