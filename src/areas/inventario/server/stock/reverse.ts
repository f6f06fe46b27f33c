import { and, asc, eq, or } from 'drizzle-orm';
import type { TipoMovimiento } from '#generated/shared/enums.gen';
import { kardex } from '#generated/server/tables.gen';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import { natureOf } from '#areas/inventario/shared/inventario/lot';
import type { Queryable } from '#platform/server/db/database';
import { postStock, type PostingContext, type StockDocument } from './post-stock';

/**
 * Reverses the movements of a document: dispatched pieces return into their lots, received ones leave theirs. Each new movement names the
 * one that it reverses.
 *
 * @param tipo kind of the movements to reverse, one for each line of the document
 * @param only limits them, by supply and number in its ledger, when the document made other movements
 * @throws Problem 409 EXISTENCIA_INSUFICIENTE with the lines whose pieces are no longer present
 */
export async function reverse(
  tx: Queryable,
  document: StockDocument,
  tipo: TipoMovimiento,
  motivo: string,
  context: PostingContext,
  only?: readonly { readonly almacenId: number; readonly insumoId: number; readonly consecutivo: number }[],
): Promise<void> {
  const made = await tx
    .select({
      reversaDeId: kardex.kardexId,
      almacenId: kardex.almacenId,
      insumoId: kardex.insumoId,
      loteId: kardex.loteId,
      entrada: kardex.entrada,
      salida: kardex.salida,
      contraparte: kardex.contraparte,
    })
    .from(kardex)
    .where(
      and(
        eq(kardex.documentoTipo, document.tipo),
        eq(kardex.documentoId, document.id ?? 0),
        eq(kardex.tipo, tipo),
        only &&
          or(
            ...only.map(({ almacenId, insumoId, consecutivo }) =>
              and(eq(kardex.almacenId, almacenId), eq(kardex.insumoId, insumoId), eq(kardex.consecutivo, consecutivo)),
            ),
          ),
      ),
    )
    .orderBy(asc(kardex.kardexId));
  const changes = made.map(({ entrada, salida, ...movement }, index): StockChange => {
    const change = { ...movement, motivo, campo: `lineas.${index}.cantidad` };
    return natureOf(tipo) === 'out'
      ? { ...change, kind: 'return', tipo: 'E_REVERSA', cantidad: salida }
      : { ...change, kind: 'exit', tipo: 'S_REVERSA', cantidad: entrada, unfit: true };
  });
  await postStock(tx, [{ document, changes }], context);
}
