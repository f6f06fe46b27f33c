import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { devolucionOrdenCargo, ordenCargo } from '#generated/server/tables.gen';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { stayInReach } from '#areas/hospital/server/stays/stay-in-reach';
import type { OperationContext } from '#platform/server/operations/context';

const OPEN = ['BORRADOR', 'PENDIENTE_AUTORIZAR', 'AUTORIZADA', 'EN_SURTIMIENTO', 'SURTIDA', 'SURTIDA_PARCIAL'] as const;

/**
 * Handles the charges of a stay (DOMAIN a.4, `importeAcumulado` and `ordenesAbiertas`), computed on each request.
 *
 * @throws Problem 404
 */
export const hospitalizacionCargos: OperationHandler<'hospitalizacionCargos', OperationContext> = async (
  { params: { hospitalizacionId } },
  { database: { orm }, actor },
) => {
  await stayInReach(orm, hospitalizacionId, 'hospitalizacion.ver', actor);
  const within = scopeCondition(resourceOf('orden-cargo'), 'orden-cargo.ver', actor);
  const [orders] = await orm
    .select({
      amount: sql<number>`coalesce(sum(${ordenCargo.importeTotal}), 0)::float`,
      open: sql<number>`(count(*) filter (where ${inArray(ordenCargo.estatus, OPEN)}))::int`,
      arriving: sql<number>`(count(*) filter (where ${inArray(ordenCargo.estatus, ['SURTIDA', 'SURTIDA_PARCIAL'])}))::int`,
    })
    .from(ordenCargo)
    .where(and(eq(ordenCargo.hospitalizacionId, hospitalizacionId), eq(ordenCargo.activo, true), within));
  const [returns] = await orm
    .select({ waiting: sql<number>`count(*)::int` })
    .from(devolucionOrdenCargo)
    .where(
      and(
        eq(devolucionOrdenCargo.hospitalizacionId, hospitalizacionId),
        eq(devolucionOrdenCargo.estatus, 'SOLICITADA'),
        scopeCondition(resourceOf('devolucion-orden-cargo'), 'orden-cargo.ver', actor),
      ),
    );
  return {
    importeAcumulado: orders?.amount ?? 0,
    ordenesAbiertas: orders?.open ?? 0,
    ordenesPorRecibir: orders?.arriving ?? 0,
    devolucionesPendientes: returns?.waiting ?? 0,
  };
};
