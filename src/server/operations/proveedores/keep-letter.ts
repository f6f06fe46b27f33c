import { eq, sql } from 'drizzle-orm';
import { lote } from '../../../../generated/server/tables.gen';
import type { CartaCanje } from '../../../../generated/shared/types.gen';
import type { Queryable } from '../../db/database';
import { invalid } from '../../db/problem';
import { issueAt } from '../../../domain/guards/issue-at';

/**
 * A letter that central office or a warehouse registers: its lot names it from now on, as one that came with a delivery (DOMAIN a.6).
 *
 * @throws Problem 422 for a lot that nobody is known to have delivered, or more pieces than came
 */
export async function keepLetter(
  tx: Queryable,
  { cartaCanjeId, loteId, cantidad }: CartaCanje,
  usuarioId: number | null,
): Promise<void> {
  const [lot] = await tx
    .select({ proveedorId: lote.proveedorId, first: lote.cantidadInicial })
    .from(lote)
    .where(eq(lote.loteId, loteId))
    .for('update');
  const issues = [
    ...issueAt(lot?.proveedorId == null, 'loteId', 'LOTE_SIN_PROVEEDOR'),
    ...issueAt(lot !== undefined && cantidad > lot.first, 'cantidad', 'MAXIMO', { limite: lot?.first ?? 0 }),
  ];
  if (issues.length > 0) throw invalid(issues);
  await tx
    .update(lote)
    .set({ cartaCanjeId, version: sql`${lote.version} + 1`, modificadoPor: usuarioId, fechaModificacion: new Date() })
    .where(eq(lote.loteId, loteId));
}
