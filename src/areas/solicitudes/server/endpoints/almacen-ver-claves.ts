import { and, eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { almacen } from '#generated/server/tables.gen';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import { linesOf } from '#areas/solicitudes/shared/solicitud/lines-of';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { notFound } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { stockOf } from '#areas/inventario/server/stock/stock-of';
import { suppliesSetUp } from '#areas/inventario/server/stock/supplies-set-up';
import { requestFigures } from '../request-figures';

/**
 * Supplies of a supplying warehouse (DOMAIN d.3), for users who may request supplies: amounts, without their recipients.
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
  const theirs = await stockOf(
    orm,
    ids.map((insumoId) => ({ almacenId, insumoId })),
  );
  const ours = request
    ? await requestFigures(
        orm,
        ids.map((insumoId) => ({
          almacenId: request.almacenSolicitanteId,
          insumoId,
          surtidorId: null,
          tipo: request.tipo,
          solicitudId: request.solicitudId,
        })),
      )
    : [];
  const asked = new Set(request ? linesOf(request).map(({ insumoId }) => insumoId) : []);
  return rows.map((row, index) => {
    const insumoId = ids[index]!;
    const own = ours[index];
    const source = theirs.get(keyOf({ almacenId, insumoId }));
    return {
      insumoId,
      clave: row.clave,
      descripcion: row.nombreGenerico,
      disponible: source?.disponible ?? null,
      proximaCaducidad: source?.proximaCaducidad ?? null,
      cpmSolicitante: own?.cpm ?? null,
      existenciaSolicitante: own?.disponible ?? null,
      sugerido: own?.cantidad ?? null,
      bloqueo: asked.has(insumoId) ? 'YA_EN_SOLICITUD' : null,
    };
  });
};
