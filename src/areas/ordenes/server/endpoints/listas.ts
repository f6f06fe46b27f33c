import { and, desc, eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { ordenCargo, ordenCargoDetalle as orderLine } from '#generated/server/tables.gen';
import type { OrdenCargo } from '#generated/shared/types.gen';
import { edgeOfDay, todayIn } from '#platform/shared/dates/moments';
import { getRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { OperationContext } from '#platform/server/operations/context';

/** Maximum of orders with a supply, latest first: the most keys that a filter accepts. */
const MOST = 1000;
const SERVED = ['SURTIDA', 'SURTIDA_PARCIAL', 'RECIBIDA'];
const ENDED = ['CERRADA', 'RECHAZADA', 'CANCELADA'];

interface Period {
  readonly desde?: string;
  readonly hasta?: string;
}

function within({ desde, hasta }: Period, timeZone: string) {
  if (desde === undefined && hasta === undefined) return {};
  return {
    fechaSolicitud: {
      ...(desde === undefined ? {} : { gte: edgeOfDay(desde, 'start', timeZone).toISOString() }),
      ...(hasta === undefined ? {} : { lte: edgeOfDay(hasta, 'end', timeZone).toISOString() }),
    },
  };
}

/** Handles orders dispensed or received today, or on a given day (DOMAIN b.2, «atendidas»). */
export const ordenCargoAtendidas: OperationHandler<'ordenCargoAtendidas', OperationContext> = async (
  { params: { fecha } },
  { page, actor },
) => {
  const day = fecha ?? todayIn(actor.timeZone, new Date());
  return await page('orden-cargo', {
    estatus: SERVED,
    fechaSurtimiento: {
      gte: edgeOfDay(day, 'start', actor.timeZone).toISOString(),
      lte: edgeOfDay(day, 'end', actor.timeZone).toISOString(),
    },
  });
};

/** Handles finished orders (DOMAIN b.2, «historico»). */
export const ordenCargoHistorico: OperationHandler<'ordenCargoHistorico', OperationContext> = async (
  { params: { insumoId, ...period } },
  context,
) => history(context, period, insumoId);

/** Handles the orders dispensed by the actor's warehouses. */
export const ordenCargoSurtidas: OperationHandler<'ordenCargoSurtidas', OperationContext> = async (
  { params: { insumoId, almacenId, ...period } },
  context,
) => history(context, period, insumoId, almacenId === undefined ? {} : { almacenSurtidorId: almacenId });

async function history(
  { page, actor, database: { orm } }: OperationContext,
  period: Period,
  insumoId: number | undefined,
  more: Readonly<Record<string, unknown>> = {},
): Promise<OrdenCargo[]> {
  const keys =
    insumoId === undefined
      ? {}
      : {
          ordenCargoId: (
            await orm
              .select({ id: ordenCargo.ordenCargoId })
              .from(orderLine)
              .innerJoin(ordenCargo, eq(ordenCargo.ordenCargoId, orderLine.ordenCargoId))
              .where(
                and(
                  eq(orderLine.insumoId, insumoId),
                  scopeCondition(resourceOf('orden-cargo'), 'orden-cargo.ver', actor),
                ),
              )
              .orderBy(desc(ordenCargo.ordenCargoId))
              .limit(MOST)
          ).map(({ id }) => id),
        };
  return await page('orden-cargo', { estatus: ENDED, ...within(period, actor.timeZone), ...keys, ...more });
}

/** Handles one complete order, to read or print. */
export const ordenCargoDetalle: OperationHandler<'ordenCargoDetalle', OperationContext> = async (
  { params: { ordenCargoId } },
  context,
) => whole(context, ordenCargoId);

/** Handles one complete order under the path of SPEC 7, with its key as a parameter. */
export const ordenCargoDetalleConsulta: OperationHandler<'ordenCargoDetalleConsulta', OperationContext> = async (
  { params: { ordenCargoId } },
  context,
) => whole(context, ordenCargoId);

const whole = async ({ database: { orm }, actor }: OperationContext, id: number) =>
  await getRecord(orm, resourceOf('orden-cargo'), String(id), actor);
