import { eq, sql } from 'drizzle-orm';
import { cartaCanje, lote } from '#generated/server/tables.gen';
import { lastDayOfRight } from '#areas/proveedores/shared/proveedores/last-day-of-right';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { folioValues } from '#platform/server/lifecycle/assign-folio';
import { resourceOf } from '#platform/server/records/resources';
import type { PostingContext } from '#areas/inventario/server/stock/post-stock';

/** A supplier's promise to exchange pieces of a lot. */
export interface Letter {
  readonly memoFolio: string;
  /** `yyyy-MM-dd`. */
  readonly memoFecha: string;
  readonly vigenciaMeses: number;
  readonly plazoRespuestaDias: number;
  readonly proveedorId: number;
  readonly recepcionId: number;
  readonly almacenId: number;
  readonly unidadId: number;
  readonly jurisdiccionId: number | null;
  readonly insumoId: number;
  readonly loteId: number;
  /** Expiry of the lot, `yyyy-MM-dd`; it limits the letter. */
  readonly caducidad: string | null;
  readonly cantidad: number;
}

/** Stores letters with their numbers, and links each lot to its latest one. */
export async function addLetters(
  tx: Queryable,
  letters: readonly Letter[],
  { actor, now, day }: PostingContext & { readonly actor: Actor },
): Promise<void> {
  const resource = resourceOf('carta-canje');
  for (const letter of letters) {
    const values = {
      ...letter,
      vigenciaFecha: lastDayOfRight(letter),
      estatusDesde: now,
      ...(await folioValues(tx, resource, null, { ...letter }, day)),
    };
    const [stored] = await tx
      .insert(cartaCanje)
      .values({ ...values, creadoPor: actor.usuarioId, modificadoPor: actor.usuarioId })
      .returning({ id: cartaCanje.cartaCanjeId });
    const cartaCanjeId = stored!.id;
    await audit(tx, actor, { accion: 'CREAR', entidad: 'carta-canje', entidadId: cartaCanjeId, despues: values });
    await tx
      .update(lote)
      .set({ cartaCanjeId, version: sql`${lote.version} + 1`, modificadoPor: actor.usuarioId, fechaModificacion: now })
      .where(eq(lote.loteId, letter.loteId));
  }
}
