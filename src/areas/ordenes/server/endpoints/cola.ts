import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { almacen, devolucionOrdenCargo, nucleo, ordenCargo } from '#generated/server/tables.gen';
import { keptOutOf } from '#platform/server/lifecycle/kept-out';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { OperationContext } from '#platform/server/operations/context';
import { orderRows } from '../order-rows';

const MOST = 300;
const MINUTE_MS = 60_000;

/**
 * Handles the queue of orders at the actor's warehouses (DOMAIN f.5, «CENDIS tablero»). It contains authorised orders, urgent ones not yet
 * authorised, those in preparation, and those with pending pieces. Most urgent first, then longest wait.
 */
export const ordenCargoCola: OperationHandler<'ordenCargoCola', OperationContext> = async (
  { params: { almacenId, servicioId, estatus, prioridad } },
  { database: { orm }, actor },
) => {
  const now = new Date();
  const found = await orderRows(orm, actor, {
    where: and(
      eq(ordenCargo.activo, true),
      or(
        inArray(ordenCargo.estatus, ['AUTORIZADA', 'EN_SURTIMIENTO']),
        and(eq(ordenCargo.estatus, 'PENDIENTE_AUTORIZAR'), inArray(ordenCargo.tipo, ['URGENTE', 'CARRO_ROJO'])),
        and(inArray(ordenCargo.estatus, ['SURTIDA_PARCIAL', 'RECIBIDA']), sql`${ordenCargo.piezasPendientes} > 0`),
      ),
      estatus === undefined ? undefined : inArray(ordenCargo.estatus, estatus),
      almacenId === undefined ? undefined : eq(ordenCargo.almacenSurtidorId, almacenId),
      servicioId === undefined ? undefined : eq(ordenCargo.servicioId, servicioId),
      prioridad === undefined ? undefined : eq(ordenCargo.prioridad, prioridad),
      scopeCondition(resourceOf('orden-cargo'), 'orden-cargo.surtir', actor),
    ),
    orderBy: [asc(ordenCargo.prioridad), asc(ordenCargo.fechaEnvio), asc(ordenCargo.ordenCargoId)],
    limit: MOST,
    now,
  });
  const almacenes = await orm
    .select({ almacenId: almacen.almacenId, nombre: almacen.nombre })
    .from(almacen)
    .where(
      and(
        eq(almacen.activo, true),
        inArray(almacen.tipo, ['CENDIS', 'FARMACIA']),
        scopeCondition(resourceOf('almacen'), 'orden-cargo.surtir', actor),
      ),
    )
    .orderBy(asc(almacen.nombre));
  const returns = await orm
    .select({ record: devolucionOrdenCargo, ordenFolio: ordenCargo.folio, servicioNombre: nucleo.nombre })
    .from(devolucionOrdenCargo)
    .innerJoin(ordenCargo, eq(ordenCargo.ordenCargoId, devolucionOrdenCargo.ordenCargoId))
    .innerJoin(nucleo, eq(nucleo.nucleoId, ordenCargo.servicioId))
    .where(
      and(
        eq(devolucionOrdenCargo.estatus, 'SOLICITADA'),
        almacenId === undefined ? undefined : eq(devolucionOrdenCargo.almacenSurtidorId, almacenId),
        scopeCondition(resourceOf('devolucion-orden-cargo'), 'orden-cargo.surtir', actor),
      ),
    )
    .orderBy(asc(devolucionOrdenCargo.fechaSolicitud))
    .limit(MOST);
  const isOwn = await keptOutOf(orm, 'devolucion-orden-cargo', 'aceptar', actor);
  return {
    almacenes,
    ordenes: found.map(({ row, preparaId, preparacion }) => ({
      ...row,
      preparacion,
      mia: preparaId === actor.usuarioId,
    })),
    devoluciones: returns.map(({ record, ordenFolio, servicioNombre }) => ({
      devolucionOrdenCargoId: record.devolucionOrdenCargoId,
      version: record.version,
      folio: record.folio,
      ordenFolio,
      servicioNombre,
      origen: record.origen,
      motivo: record.motivo ?? '',
      piezas: record.piezas ?? 0,
      minutos: record.fechaSolicitud
        ? Math.max(0, Math.floor((now.getTime() - record.fechaSolicitud.getTime()) / MINUTE_MS))
        : 0,
      propia: isOwn(record),
    })),
  };
};
