import type { OperationHandler } from '#generated/server/operations.gen';
import { eq } from 'drizzle-orm';
import { almacen, unidad } from '#generated/server/tables.gen';
import { roundedMoney } from '#areas/inventario/shared/inventario/rounded-money';
import { todayIn } from '#platform/shared/dates/moments';
import { closeMonths } from '#areas/inventario/server/stock/close-months';
import type { OperationContext } from '#platform/server/operations/context';
import { proposals } from '../redistribucion/proposals';

/** Maximum of proposals listed; the figures cover all of them. */
const MOST = 200;

/** Handles the suggested transfers (DOMAIN f.6, «Redistribución»). */
export const redistribucion: OperationHandler<'redistribucion', OperationContext> = async (
  { params: { insumoId, jurisdiccionId, motivo } },
  { database: { orm }, actor },
) => {
  const now = new Date();
  // Closes months whose use was never computed; without use, every lot would count as at risk.
  await closeMonths(orm, now, { untold: true });
  const all = await proposals(
    orm,
    actor,
    todayIn(actor.timeZone, now),
    insumoId === undefined ? undefined : [insumoId],
  );
  const there =
    jurisdiccionId === undefined
      ? null
      : new Set(
          (
            await orm
              .select({ almacenId: almacen.almacenId })
              .from(almacen)
              .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
              .where(eq(unidad.jurisdiccionId, jurisdiccionId))
          ).map(({ almacenId }) => almacenId),
        );
  const found = all.filter(
    (each) => (motivo === undefined || each.motivo === motivo) && (there === null || there.has(each.destinoId)),
  );
  return {
    total: found.length,
    piezas: found.reduce((sum, { cantidad }) => sum + cantidad, 0),
    importe: roundedMoney(found.reduce((sum, { importe }) => sum + importe, 0)),
    propuestas: found.slice(0, MOST),
  };
};
