import { eq, sql } from 'drizzle-orm';
import { lote } from '#generated/server/tables.gen';
import type { CartaCanje } from '#generated/shared/types.gen';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { issueAt } from '#platform/shared/rules/issue-at';

/**
 * Links a registered letter to its lot, like a letter that came with a delivery (DOMAIN a.6).
 *
 * @throws Problem 422 for a lot without a known supplier, or more pieces than were received
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
