import { and, asc, avg, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { indicacion, insumo, ordenCargo, ordenCargoDetalle } from '#generated/server/tables.gen';
import { findRecord } from '#platform/server/records/read/get-record';
import { keptOutOf } from '#platform/server/lifecycle/kept-out';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { piecesOfDose } from '#areas/farmacia/shared/farmacia/pieces-of-dose';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import { knownAllergies } from '#areas/hospital/server/stays/known-allergies';
import type { OperationContext } from '#platform/server/operations/context';
import { takeStep } from '#platform/server/operations/take-step';
import { orderLines } from '../order-lines';
import { orderRows } from '../order-rows';
import { pricesAt } from '../prices-at';
import { freeAt } from '../supply-facts';

const MOST = 100;
/** Period of the usual quantities, in days. */
const USUAL_DAYS = 60;
const HOURS_OF_DAY = 24;

/**
 * Handles the orders that await authorisation, and urgent ones prepared without it (DOMAIN b.2; f.4, «Autorizar órdenes»). Each carries the
 * data for a decision: usual quantity, stock, cost, and days covered by the ordered regimen.
 */
export const ordenCargoPendientesAutorizar: OperationHandler<
  'ordenCargoPendientesAutorizar',
  OperationContext
> = async ({ params: { servicioId } }, { database: { orm }, actor }) => {
  const now = new Date();
  const found = await orderRows(orm, actor, {
    where: and(
      eq(ordenCargo.activo, true),
      or(eq(ordenCargo.estatus, 'PENDIENTE_AUTORIZAR'), eq(ordenCargo.autorizacionPendiente, true)),
      servicioId === undefined ? undefined : eq(ordenCargo.servicioId, servicioId),
      scopeCondition(resourceOf('orden-cargo'), 'orden-cargo.autorizar', actor),
    ),
    orderBy: [asc(ordenCargo.prioridad), asc(ordenCargo.fechaEnvio), asc(ordenCargo.ordenCargoId)],
    limit: MOST,
    now,
  });
  const ids = found.map(({ row }) => row.ordenCargoId);
  if (ids.length === 0) return [];
  const { byOrder, supplies } = await orderLines(orm, ids);
  const usual = await usualAmounts(
    orm,
    [...new Set(found.map(({ row }) => row.servicioId))],
    [...supplies.keys()],
    now,
  );
  const daily = await dailyUse(
    orm,
    found.map(({ row }) => row.hospitalizacionId),
  );
  const answer = [];
  const isOwn = await keptOutOf(orm, 'orden-cargo', 'autorizar', actor);
  for (const { row, pacienteId, ...people } of found) {
    const own = byOrder.get(row.ordenCargoId) ?? [];
    const insumoIds = own.map(({ insumoId }) => insumoId);
    const free = await freeAt(orm, row.almacenSurtidorId, insumoIds);
    const prices = await pricesAt(orm, row.almacenSurtidorId, insumoIds);
    answer.push({
      ...row,
      propia: isOwn(people),
      ...(await knownAllergies(orm, pacienteId, actor)),
      lineas: own.map((line) => {
        const supply = supplies.get(line.insumoId)!;
        const price = prices.get(line.insumoId) ?? 0;
        const perDay = daily.get(`${row.hospitalizacionId} ${line.insumoId}`) ?? 0;
        return {
          insumoOrdenCargoId: line.insumoOrdenCargoId,
          insumoId: line.insumoId,
          clave: supply.clave,
          nombre: supply.nombre,
          unidadBase: supply.unidadBase,
          cantidadSolicitada: line.cantidadSolicitada,
          justificacion: line.justificacion,
          habitual: usual.get(`${row.servicioId} ${line.insumoId}`) ?? null,
          disponible: free.get(line.insumoId) ?? 0,
          precioUnitario: price,
          importe: Math.round(price * line.cantidadSolicitada * 100) / 100,
          diasTratamiento: perDay > 0 ? Math.round((line.cantidadSolicitada / perDay) * 10) / 10 : null,
          controlado: supply.controlado,
          antibiotico: supply.antibiotico,
        };
      }),
    });
  }
  return answer;
};

/** Returns the average quantity per order, by ward and supply. */
async function usualAmounts(
  db: Queryable,
  wards: readonly number[],
  supplies: readonly number[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const from = new Date(now.getTime() - USUAL_DAYS * HOURS_OF_DAY * 60 * 60 * 1000);
  const rows = await db
    .select({
      servicioId: ordenCargo.servicioId,
      insumoId: ordenCargoDetalle.insumoId,
      usual: avg(ordenCargoDetalle.cantidadSolicitada),
    })
    .from(ordenCargoDetalle)
    .innerJoin(ordenCargo, eq(ordenCargo.ordenCargoId, ordenCargoDetalle.ordenCargoId))
    .where(
      and(
        inArray(ordenCargo.servicioId, [...wards]),
        inArray(ordenCargoDetalle.insumoId, [...supplies]),
        sql`${ordenCargo.fechaSolicitud} >= ${from.toISOString()}::timestamptz`,
        ne(ordenCargo.estatus, 'CANCELADA'),
        sql`${ordenCargo.estatus} not in ('BORRADOR', 'PENDIENTE_AUTORIZAR')`,
      ),
    )
    .groupBy(ordenCargo.servicioId, ordenCargoDetalle.insumoId);
  return new Map(
    rows.map(({ servicioId, insumoId, usual }) => [`${servicioId} ${insumoId}`, Math.round(Number(usual) * 10) / 10]),
  );
}

/** Returns the pieces per day of the regimens ordered for some stays. */
async function dailyUse(db: Queryable, stays: readonly number[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({
      hospitalizacionId: indicacion.hospitalizacionId,
      insumoId: indicacion.insumoId,
      hours: indicacion.frecuenciaHoras,
      dosis: indicacion.dosis,
      unidadDosis: indicacion.unidadDosis,
      supply: insumo,
    })
    .from(indicacion)
    .innerJoin(insumo, eq(insumo.insumoId, indicacion.insumoId))
    .where(and(inArray(indicacion.hospitalizacionId, [...new Set(stays)]), eq(indicacion.estatus, 'ACTIVA')));
  const perDay = new Map<string, number>();
  for (const { hospitalizacionId, insumoId, hours, dosis, unidadDosis, supply } of rows) {
    const key = `${hospitalizacionId} ${insumoId}`;
    const pieces = hours ? (24 / hours) * piecesOfDose(dosis, unidadDosis, supply) : 0;
    perDay.set(key, (perDay.get(key) ?? 0) + pieces);
  }
  return perDay;
}

/** Authorises several orders as requested. A refused order does not hold back the others. */
export const ordenCargoAutorizarVarias: OperationHandler<'ordenCargoAutorizarVarias', OperationContext> = async (
  { body: { ids } },
  { tx, actor, text },
) => {
  const resource = resourceOf('orden-cargo');
  const autorizadas: number[] = [];
  const rechazos: { ordenCargoId: number; codigo: string; mensaje: string }[] = [];
  for (const ordenCargoId of [...new Set(ids)].toSorted((a, b) => a - b)) {
    try {
      await tx.transaction(async (inner) => {
        const order = await findRecord(inner, resource, ordenCargoId, 'orden-cargo.autorizar', actor);
        if (order.autorizacionPendiente === true) {
          await takeStep({ tx: inner, actor }, resource, order, 'regularizar', {});
          return;
        }
        const lineas = (order.lineas ?? []).map(({ insumoOrdenCargoId, cantidadSolicitada }) => ({
          insumoOrdenCargoId,
          cantidadAutorizada: cantidadSolicitada,
        }));
        await takeStep({ tx: inner, actor }, resource, order, 'autorizar', { lineas });
      });
      autorizadas.push(ordenCargoId);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { codigo, params } = error;
      rechazos.push({ ordenCargoId, codigo, mensaje: text(`errors.${codigo}`, params) });
    }
  }
  return { autorizadas, rechazos };
};
