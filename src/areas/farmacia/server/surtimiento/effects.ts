import { eq } from 'drizzle-orm';
import { receta, surtimiento } from '#generated/server/tables.gen';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { stockDocument } from '#areas/inventario/server/stock/post-stock';
import { reverse } from '#areas/inventario/server/stock/reverse';
import { warehouseRules } from '#areas/inventario/server/stock/warehouse-rules';
import type { EffectsOf } from '#platform/server/entity/effects';

/** Effects of the steps of a dispensing (DOMAIN b.7, 8). */
export const surtimientoEffects: EffectsOf<'surtimiento'> = {
  /** Returns the pieces to their lots; the prescription lacks them again. */
  reversar: async ({ tx, document, input, actor, now, take }) => {
    const { surtimientoId, recetaId, almacenId, folio, lineas } = document;
    await tx.select({ id: receta.recetaId }).from(receta).where(eq(receta.recetaId, recetaId)).for('update');
    const { day } = await warehouseRules(tx, almacenId, now);
    await reverse(
      tx,
      stockDocument('RECETA', recetaId, folio),
      'S_RECETA',
      input.motivo,
      { actor, now, day },
      (lineas ?? []).flatMap(({ insumoId, movimiento }) =>
        typeof movimiento === 'number' ? [{ almacenId, insumoId, consecutivo: movimiento }] : [],
      ),
    );
    // The prescription counts only dispensings in force, and is recounted before this step is stored.
    await tx.update(surtimiento).set({ estatus: 'REVERSADO' }).where(eq(surtimiento.surtimientoId, surtimientoId));
    const resource = resourceOf('receta');
    await take(resource, await findRecord(tx, resource, recetaId, 'receta.surtir', actor), 'deshacerSurtimiento');
    return {};
  },
};
