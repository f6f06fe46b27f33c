import { and, eq } from 'drizzle-orm';
import type { OperationHandler } from '../../../generated/server/operations.gen';
import { almacen } from '../../../generated/server/tables.gen';
import { linesOf } from '../../domain/solicitud/lines-of';
import { findRecord } from '../crud/get-record';
import { resourceOf } from '../crud/resources';
import { notFound } from '../db/problem';
import type { OperationContext } from './context';
import { stockOf } from '../inventario/stock-of';
import { suppliesSetUp } from '../inventario/supplies-set-up';

/**
 * What a supplying warehouse carries (DOMAIN d.3), whoever may ask for supplies may know: amounts, never for whom.
 *
 * @throws Problem 404 when there is no such warehouse, or the request is not within reach.
 */
export const almacenVerClaves: OperationHandler<'almacenVerClaves', OperationContext> = async (
  { params: { almacenId, solicitudId } },
  { database: { orm }, actor, page },
) => {
  const [supplier] = await orm
    .select({ almacenId: almacen.almacenId })
    .from(almacen)
    .where(and(eq(almacen.almacenId, almacenId), eq(almacen.activo, true)));
  if (!supplier) throw notFound();
  const request =
    solicitudId === undefined
      ? null
      : await findRecord(orm, resourceOf('solicitud'), solicitudId, 'solicitud.ver', actor);
  const carried = await suppliesSetUp(orm, almacenId);
  const rows = await page('insumo', carried.size > 0 ? { insumoId: [...carried] } : {}, {
    permission: 'solicitud.crear',
    names: { descripcion: 'nombreGenerico' },
  });

  const ids = rows.map(({ insumoId }) => insumoId);
  const theirs = await stockOf(orm, almacenId, ids);
  const ours = request ? await stockOf(orm, request.almacenSolicitanteId, ids) : null;
  const asked = new Set(request ? linesOf(request).map(({ insumoId }) => insumoId) : []);
  return rows.map((row, index) => {
    const insumoId = ids[index]!;
    const own = ours?.get(insumoId);
    return {
      insumoId,
      clave: row.clave,
      descripcion: row.nombreGenerico,
      disponible: theirs.get(insumoId)?.disponible ?? null,
      proximaCaducidad: theirs.get(insumoId)?.proximaCaducidad ?? null,
      cpmSolicitante: own?.cpm ?? null,
      existenciaSolicitante: own?.disponible ?? null,
      sugerido: own?.cantidadSugerida ?? null,
      bloqueo: asked.has(insumoId) ? 'YA_EN_SOLICITUD' : null,
    };
  });
};
