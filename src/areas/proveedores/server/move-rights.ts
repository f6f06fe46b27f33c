import { asc, eq, inArray, sql } from 'drizzle-orm';
import { cartaCanje } from '#generated/server/tables.gen';
import { readRecord } from '#platform/server/records/read/read-record';
import { resourceOf } from '#platform/server/records/resources';
import type { Step } from '#platform/server/lifecycle/step';

/** Changes to the pieces of a letter. */
export interface RightsMoved {
  readonly enCanje: number;
  readonly canjeada: number;
}

/** Adds up the changes that a document's lines make to their letters. */
export function byLetter(
  moved: readonly (RightsMoved & { readonly cartaCanjeId: number | null | undefined })[],
): ReadonlyMap<number, RightsMoved> {
  const sums = new Map<number, RightsMoved>();
  for (const { cartaCanjeId, enCanje, canjeada } of moved) {
    if (cartaCanjeId == null || (enCanje === 0 && canjeada === 0)) continue;
    const sum = sums.get(cartaCanjeId) ?? { enCanje: 0, canjeada: 0 };
    sums.set(cartaCanjeId, { enCanje: sum.enCanje + enCanje, canjeada: sum.canjeada + canjeada });
  }
  return sums;
}

/** Records the effect of an exchange on the letters of its lots, and moves each letter to the resulting state. */
export async function moveRights(
  { tx, take, actor, now }: Pick<Step<unknown, unknown>, 'tx' | 'take' | 'actor' | 'now'>,
  moved: ReadonlyMap<number, RightsMoved>,
): Promise<void> {
  const ids = [...moved.keys()];
  if (ids.length === 0) return;
  const resource = resourceOf('carta-canje');
  const locked = await tx
    .select({ id: cartaCanje.cartaCanjeId })
    .from(cartaCanje)
    .where(inArray(cartaCanje.cartaCanjeId, ids))
    .orderBy(asc(cartaCanje.cartaCanjeId))
    .for('update');
  for (const { id } of locked) {
    const { enCanje, canjeada } = moved.get(id)!;
    await tx
      .update(cartaCanje)
      .set({
        piezasEnCanje: sql`${cartaCanje.piezasEnCanje} + ${enCanje}`,
        cantidadCanjeada: sql`${cartaCanje.cantidadCanjeada} + ${canjeada}`,
        version: sql`${cartaCanje.version} + 1`,
        modificadoPor: actor.usuarioId,
        fechaModificacion: now,
      })
      .where(eq(cartaCanje.cartaCanjeId, id));
    const record = await readRecord(tx, resource, eq(cartaCanje.cartaCanjeId, id), actor);
    await take(resource, record!, 'asentar');
  }
}
