import { and, asc, inArray } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { ordenCargo } from '#generated/server/tables.gen';
import { pickingList } from '#areas/ordenes/shared/orden-cargo/picking-list';
import { compareNatural } from '#platform/shared/text/natural-order';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { invalid, notFound, Problem } from '#platform/server/db/problem';
import { lotOrigins } from '#areas/inventario/server/stock/lot-origins';
import { lotPlaces } from '#areas/inventario/server/stock/lot-places';
import type { OperationContext } from '#platform/server/operations/context';
import { takeStep } from '#platform/server/operations/take-step';
import { orderLines } from '../order-lines';
import { orderRows } from '../order-rows';

/**
 * Handles one pick list for several orders in preparation (DOMAIN f.5), without dispensed pieces.
 *
 * @throws Problem 404 when any of them is out of reach
 */
export const ordenCargoListaSurtido: OperationHandler<'ordenCargoListaSurtido', OperationContext> = async (
  { params: { ordenCargoIds } },
  { database: { orm }, actor },
) => {
  const ids = [...new Set(ordenCargoIds.split(',').map(Number))];
  const found = await orderRows(orm, actor, {
    where: and(
      inArray(ordenCargo.ordenCargoId, ids),
      scopeCondition(resourceOf('orden-cargo'), 'orden-cargo.surtir', actor),
    ),
    orderBy: [asc(ordenCargo.prioridad), asc(ordenCargo.fechaEnvio), asc(ordenCargo.ordenCargoId)],
    limit: ids.length,
    now: new Date(),
  });
  if (found.length !== ids.length) throw notFound();
  const preparing = found.filter(({ row }) => row.estatus === 'EN_SURTIMIENTO');
  const { byOrder, supplies } = await orderLines(orm, ids);
  const picked = pickingList(
    preparing.map(({ row: { ordenCargoId } }) => ({
      ordenCargoId,
      lineas: byOrder.get(ordenCargoId) ?? [],
    })),
  );
  const places = await lotPlaces(
    orm,
    picked.flatMap(({ lotes }) => lotes.map(({ lot }) => lot.loteId)),
  );
  const originOf = await lotOrigins(
    orm,
    picked.flatMap(({ lotes }) => lotes.map(({ lot }) => lot.loteId)),
  );
  return {
    servicioNombre: [...new Set(found.map(({ row }) => row.servicioNombre))].join(', '),
    almacenNombre: [...new Set(found.map(({ row }) => row.almacenNombre))].join(', '),
    ordenes: found.map(({ row, preparaId }) => ({
      ordenCargoId: row.ordenCargoId,
      folio: row.folio,
      estatus: row.estatus,
      paciente: row.paciente,
      camaNumero: row.camaNumero,
      prioridad: row.prioridad,
      mia: preparaId === actor.usuarioId,
    })),
    insumos: picked
      .map(({ insumoId, piezas, lotes, faltan }) => {
        const { clave, nombre, presentacion, controlado, altoRiesgo } = supplies.get(insumoId)!;
        return {
          insumoId,
          clave,
          nombre,
          presentacion,
          controlado,
          altoRiesgo,
          piezas,
          lotes: lotes.map(({ lot, piezas: pieces, reparto }) => ({
            loteId: lot.loteId,
            numeroLote: lot.numeroLote ?? null,
            origen: originOf(lot.loteId),
            caducidad: lot.caducidad ?? null,
            ubicacionCodigo: places.get(lot.loteId) ?? null,
            piezas: pieces,
            reparto: [...reparto],
          })),
          faltan: [...faltan],
        };
      })
      .toSorted(
        (one, other) =>
          compareNatural(one.lotes[0]?.ubicacionCodigo, other.lotes[0]?.ubicacionCodigo) ||
          one.clave.localeCompare(other.clave),
      ),
  };
};

/**
 * Takes several orders of one ward, the most urgent first, so that they get scarce stock. Each is independent: an order taken by another
 * user does not block the others.
 *
 * @throws Problem 404 if any is out of reach; 422 ORDENES_DE_VARIOS_SERVICIOS
 */
export const ordenCargoTomarVarias: OperationHandler<'ordenCargoTomarVarias', OperationContext> = async (
  { body: { ordenCargoIds } },
  { tx, actor, text },
) => {
  const resource = resourceOf('orden-cargo');
  const ids = [...new Set(ordenCargoIds)];
  const orders = await tx
    .select({
      ordenCargoId: ordenCargo.ordenCargoId,
      place: ordenCargo.almacenSurtidorId,
      ward: ordenCargo.servicioId,
    })
    .from(ordenCargo)
    .where(and(inArray(ordenCargo.ordenCargoId, ids), scopeCondition(resource, 'orden-cargo.surtir', actor)))
    .orderBy(asc(ordenCargo.prioridad), asc(ordenCargo.fechaEnvio), asc(ordenCargo.ordenCargoId));
  if (orders.length !== ids.length) throw notFound();
  if (new Set(orders.map(({ place, ward }) => `${place} ${ward}`)).size > 1)
    throw invalid([{ campo: 'ordenCargoIds', codigo: 'ORDENES_DE_VARIOS_SERVICIOS', params: {} }]);
  // Locks in id order, which prevents deadlocks between concurrent calls.
  await tx
    .select({ id: ordenCargo.ordenCargoId })
    .from(ordenCargo)
    .where(inArray(ordenCargo.ordenCargoId, ids))
    .orderBy(asc(ordenCargo.ordenCargoId))
    .for('update');
  const tomadas: number[] = [];
  const rechazos: { ordenCargoId: number; codigo: string; mensaje: string }[] = [];
  for (const { ordenCargoId } of orders) {
    try {
      await tx.transaction(async (inner) => {
        const record = await findRecord(inner, resource, ordenCargoId, 'orden-cargo.surtir', actor);
        await takeStep({ tx: inner, actor }, resource, record, 'tomar');
      });
      tomadas.push(ordenCargoId);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { codigo, params } = error;
      rechazos.push({ ordenCargoId, codigo, mensaje: text(`errors.${codigo}`, params) });
    }
  }
  return { tomadas, rechazos };
};
