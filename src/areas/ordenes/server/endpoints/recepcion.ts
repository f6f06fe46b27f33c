import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { ordenCargo } from '#generated/server/tables.gen';
import { lotsOf } from '#areas/ordenes/shared/orden-cargo/lines';
import { findRecord } from '#platform/server/records/read/get-record';
import { keptOutOf } from '#platform/server/lifecycle/kept-out';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { lotOrigins } from '#areas/inventario/server/stock/lot-origins';
import type { OperationContext } from '#platform/server/operations/context';
import { takeStep } from '#platform/server/operations/take-step';
import { orderLines } from '../order-lines';
import { orderRows } from '../order-rows';

const MOST = 100;

/** Handles the orders awaiting reception at the actor's wards, with the expected lots (DOMAIN f.4, «Recibir»). */
export const ordenCargoPorRecibir: OperationHandler<'ordenCargoPorRecibir', OperationContext> = async (
  { params: { servicioId, hospitalizacionId } },
  { database: { orm }, actor },
) => {
  const found = await orderRows(orm, actor, {
    where: and(
      eq(ordenCargo.activo, true),
      inArray(ordenCargo.estatus, ['SURTIDA', 'SURTIDA_PARCIAL']),
      servicioId === undefined ? undefined : eq(ordenCargo.servicioId, servicioId),
      hospitalizacionId === undefined ? undefined : eq(ordenCargo.hospitalizacionId, hospitalizacionId),
      scopeCondition(resourceOf('orden-cargo'), 'orden-cargo.recibir', actor),
    ),
    orderBy: [asc(ordenCargo.prioridad), asc(ordenCargo.fechaSurtimiento), asc(ordenCargo.ordenCargoId)],
    limit: MOST,
    now: new Date(),
    since: 'dispensed',
  });
  const ids = found.map(({ row }) => row.ordenCargoId);
  if (ids.length === 0) return [];
  const { byOrder, supplies } = await orderLines(orm, ids);
  const originOf = await lotOrigins(
    orm,
    [...byOrder.values()].flat().flatMap((line) => lotsOf(line).map(({ loteId }) => loteId)),
  );
  const isOwn = await keptOutOf(orm, 'orden-cargo', 'recibir', actor);
  return found.map(({ row, ...people }) => ({
    ...row,
    propia: isOwn(people),
    lineas: (byOrder.get(row.ordenCargoId) ?? []).flatMap((line) => {
      const waiting = lotsOf(line).filter(({ cantidadRecibida }) => cantidadRecibida == null);
      const supply = supplies.get(line.insumoId)!;
      return waiting.length === 0
        ? []
        : [
            {
              insumoOrdenCargoId: line.insumoOrdenCargoId,
              insumoId: line.insumoId,
              nombre: supply.nombre,
              codigosBarras: supply.codigosBarras,
              lotes: waiting.map(({ loteId, numeroLote = null, caducidad = null, cantidad }) => ({
                loteId,
                numeroLote,
                origen: originOf(loteId),
                caducidad,
                cantidad,
              })),
            },
          ];
    }),
  }));
};

/**
 * Handles the reception at the ward, lot by lot (DOMAIN b.2, 7).
 *
 * @throws Problem 404; 409 TRANSICION_INVALIDA, SEGREGACION_FUNCIONES for the person who dispensed it; 422 with the issues of each line
 */
export const ordenCargoRecibir: OperationHandler<'ordenCargoRecibir', OperationContext> = async (
  { body: { ordenCargoId, lineas, firma = null } },
  { tx, actor },
) => {
  const resource = resourceOf('orden-cargo');
  const record = await findRecord(tx, resource, ordenCargoId, 'orden-cargo.recibir', actor);
  return await takeStep({ tx, actor }, resource, record, 'recibir', {
    firma,
    lineas: lineas.map(({ insumoOrdenCargoId, lotes, diferencia = null, nota = null }) => ({
      insumoOrdenCargoId,
      // Ignored by the step, which takes the shipped quantity from the order.
      lotes: lotes.map(({ loteId, cantidadRecibida }) => ({ loteId, cantidad: cantidadRecibida, cantidadRecibida })),
      motivoDiferencia: diferencia,
      notaDiferencia: nota,
    })),
  });
};
