import { and, desc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import type { OrdenCargoDevolverBody } from '#generated/shared/operations.gen';
import {
  devolucionOrdenCargo,
  devolucionOrdenCargoDetalle,
  hospitalizacion,
  indicacion,
  insumo,
  lote,
  ministracion,
  ordenCargo,
} from '#generated/server/tables.gen';
import type { OrdenCargo } from '#generated/shared/types.gen';
import { piecesOfDose } from '#areas/farmacia/shared/farmacia/pieces-of-dose';
import { linesOf, lotsOf, type OrderLine } from '#areas/ordenes/shared/orden-cargo/lines';
import type { Issue } from '#platform/shared/validation/issue';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import { lotOrigins } from '#areas/inventario/server/stock/lot-origins';
import type { OperationContext } from '#platform/server/operations/context';
import { openReturn } from '../open-return';
import { orderLines } from '../order-lines';
import { orderRows } from '../order-rows';
import { supplyFacts } from '../supply-facts';

/** Period in which unused pieces may be returned after the order was closed and the patient left (DOMAIN b.2, 11; c.2, 10). */
const LATE_MS = 72 * 60 * 60 * 1000;
const MOST = 200;

/**
 * Returns received, unused pieces to the warehouse, which has to accept them (DOMAIN b.2, 11).
 *
 * @throws Problem 404; 409 DEVOLUCION_FUERA_DE_PLAZO; 422 with the issues of each line
 */
export const ordenCargoDevolver: OperationHandler<'ordenCargoDevolver', OperationContext> = async (
  { params: { ordenCargoId }, body },
  context,
) => giveBack(ordenCargoId, body, context);

/** Handles returns under the path of SPEC 7, `/inventario/orden-cargo/devolucion`. */
export const ordenCargoDevolucion: OperationHandler<'ordenCargoDevolucion', OperationContext> = async (
  { body: { ordenCargoId, ...body } },
  context,
) => giveBack(ordenCargoId, body, context);

async function giveBack(
  ordenCargoId: number,
  { motivo, lineas }: OrdenCargoDevolverBody,
  { tx, actor }: OperationContext,
) {
  await tx
    .select({ id: ordenCargo.ordenCargoId })
    .from(ordenCargo)
    .where(eq(ordenCargo.ordenCargoId, ordenCargoId))
    .for('update');
  const order = await findRecord(tx, resourceOf('orden-cargo'), ordenCargoId, 'orden-cargo.devolver', actor);
  await requireInTime(tx, order, new Date());
  const lines = linesOf(order);
  const supplies = await supplyFacts(
    tx,
    lines.map(({ insumoId }) => insumoId),
  );
  const free = await returnable(tx, order.hospitalizacionId, ordenCargoId, lines);
  const issues: Issue[] = [];
  const report = (campo: string, codigo: string, params: Issue['params'] = {}) =>
    issues.push({ campo, codigo, params });
  const asked = new Map<string, number>();
  const returned = lineas.flatMap(({ insumoOrdenCargoId, loteId, cantidad, condicion }, index) => {
    const line = lines.find((each) => each.insumoOrdenCargoId === insumoOrdenCargoId);
    const lot = line && lotsOf(line).find((each) => each.loteId === loteId);
    if (!line || !lot) {
      report(`lineas.${index}.loteId`, 'LOTE_AJENO');
      return [];
    }
    const key = `${insumoOrdenCargoId} ${loteId}`;
    const all = (asked.get(key) ?? 0) + cantidad;
    asked.set(key, all);
    const most = free.get(key) ?? 0;
    if (all > most) report(`lineas.${index}.cantidad`, 'DEVUELTO_DE_MAS', { disponible: most });
    // Opened controlled medicines are destroyed before two people, in a separate record.
    if (condicion !== 'INTEGRO' && supplies.get(line.insumoId)?.controlado)
      report(`lineas.${index}.condicion`, 'CONTROLADO_ABIERTO');
    return [
      {
        insumoOrdenCargoId,
        insumoId: line.insumoId,
        loteId,
        cantidad,
        condicion,
        costoUnitario: lot.costoUnitario ?? 0,
      },
    ];
  });
  if (issues.length > 0) throw invalid(issues);
  return openReturn(tx, order, { origen: 'PACIENTE', motivo, lineas: returned }, actor);
}

async function requireInTime(tx: Queryable, order: OrdenCargo, now: Date): Promise<void> {
  const [stay] = await tx
    .select({ left: hospitalizacion.fechaEgreso })
    .from(hospitalizacion)
    .where(eq(hospitalizacion.hospitalizacionId, order.hospitalizacionId));
  const late = (at: Date | string | null) => at !== null && now.getTime() - new Date(at).getTime() > LATE_MS;
  if (order.estatus !== 'RECIBIDA' && order.estatus !== 'CERRADA')
    throw new Problem(409, 'TRANSICION_INVALIDA', { labels: { estatus: `enums.EstatusOrdenCargo.${order.estatus}` } });
  if ((order.estatus === 'CERRADA' && late(order.estatusDesde)) || late(stay?.left ?? null))
    throw new Problem(409, 'DEVOLUCION_FUERA_DE_PLAZO');
}

/** Returns the pieces of each line and lot that were received, and neither used nor returned. */
async function returnable(
  db: Queryable,
  hospitalizacionId: number,
  ordenCargoId: number,
  lines: readonly OrderLine[],
): Promise<ReadonlyMap<string, number>> {
  const waiting = await db
    .select({
      line: devolucionOrdenCargoDetalle.insumoOrdenCargoId,
      loteId: devolucionOrdenCargoDetalle.loteId,
      pieces: sql<number>`sum(${devolucionOrdenCargoDetalle.cantidad})::int`,
    })
    .from(devolucionOrdenCargoDetalle)
    .innerJoin(
      devolucionOrdenCargo,
      eq(devolucionOrdenCargo.devolucionOrdenCargoId, devolucionOrdenCargoDetalle.devolucionOrdenCargoId),
    )
    .where(
      and(
        eq(devolucionOrdenCargo.ordenCargoId, ordenCargoId),
        eq(devolucionOrdenCargo.origen, 'PACIENTE'),
        inArray(devolucionOrdenCargo.estatus, ['SOLICITADA', 'ACEPTADA']),
      ),
    )
    .groupBy(devolucionOrdenCargoDetalle.insumoOrdenCargoId, devolucionOrdenCargoDetalle.loteId);
  const used = await usedPieces(db, hospitalizacionId, lines);
  const free = new Map<string, number>();
  for (const line of lines) {
    for (const lot of lotsOf(line)) {
      const key = `${line.insumoOrdenCargoId} ${lot.loteId}`;
      free.set(key, (free.get(key) ?? 0) + (lot.cantidadRecibida ?? 0));
    }
    for (const { loteId, pieces } of waiting.filter((each) => each.line === line.insumoOrdenCargoId)) {
      const key = `${line.insumoOrdenCargoId} ${loteId}`;
      free.set(key, (free.get(key) ?? 0) - pieces);
    }
    for (const loteId of new Set(lotsOf(line).map((lot) => lot.loteId))) {
      const key = `${line.insumoOrdenCargoId} ${loteId}`;
      free.set(key, Math.max(0, (free.get(key) ?? 0) - (used.get(loteId) ?? 0)));
    }
  }
  return free;
}

/** Returns the pieces of each lot used for doses of the stay; an opened piece counts as used. */
async function usedPieces(
  db: Queryable,
  hospitalizacionId: number,
  lines: readonly OrderLine[],
): Promise<ReadonlyMap<number, number>> {
  const lots = [...new Set(lines.flatMap((line) => lotsOf(line).map(({ loteId }) => loteId)))];
  if (lots.length === 0) return new Map();
  const doses = await db
    .select({
      loteId: ministracion.loteId,
      dosis: ministracion.dosisAplicada,
      unidadDosis: indicacion.unidadDosis,
      supply: insumo,
    })
    .from(ministracion)
    .innerJoin(indicacion, eq(indicacion.indicacionId, ministracion.indicacionId))
    .innerJoin(lote, eq(lote.loteId, ministracion.loteId))
    .innerJoin(insumo, eq(insumo.insumoId, lote.insumoId))
    .where(
      and(
        eq(ministracion.hospitalizacionId, hospitalizacionId),
        eq(ministracion.estado, 'APLICADA'),
        eq(ministracion.estatus, 'VIGENTE'),
        inArray(ministracion.loteId, lots),
      ),
    );
  const used = new Map<number, number>();
  for (const { loteId, dosis, unidadDosis, supply } of doses)
    used.set(loteId!, (used.get(loteId!) ?? 0) + piecesOfDose(dosis, unidadDosis, supply));
  // Rounds to thousandths first, so that ten tenths are one piece.
  return new Map([...used].map(([loteId, pieces]) => [loteId, Math.ceil(Math.round(pieces * 1000) / 1000)]));
}

/** Handles the lots that inpatients of the actor's wards have left over, by order, latest first. */
export const ordenCargoPorDevolver: OperationHandler<'ordenCargoPorDevolver', OperationContext> = async (
  { params: { hospitalizacionId, servicioId } },
  { database: { orm }, actor },
) => {
  const now = new Date();
  const since = new Date(now.getTime() - LATE_MS);
  const found = await orderRows(orm, actor, {
    where: and(
      eq(ordenCargo.activo, true),
      or(
        eq(ordenCargo.estatus, 'RECIBIDA'),
        and(eq(ordenCargo.estatus, 'CERRADA'), gte(ordenCargo.estatusDesde, since)),
      ),
      hospitalizacionId === undefined ? undefined : eq(ordenCargo.hospitalizacionId, hospitalizacionId),
      servicioId === undefined ? undefined : eq(ordenCargo.servicioId, servicioId),
      scopeCondition(resourceOf('orden-cargo'), 'orden-cargo.devolver', actor),
    ),
    orderBy: [desc(ordenCargo.fechaRecepcion), desc(ordenCargo.ordenCargoId)],
    limit: MOST,
    now,
  });
  const ids = found.map(({ row }) => row.ordenCargoId);
  if (ids.length === 0) return [];
  const { byOrder, supplies } = await orderLines(orm, ids);
  const originOf = await lotOrigins(
    orm,
    [...byOrder.values()].flat().flatMap((line) => lotsOf(line).map(({ loteId }) => loteId)),
  );
  const answer = [];
  for (const { row } of found) {
    const own = byOrder.get(row.ordenCargoId) ?? [];
    const free = await returnable(orm, row.hospitalizacionId, row.ordenCargoId, own);
    const lineas = own.flatMap((line) => {
      const supply = supplies.get(line.insumoId)!;
      const lots = new Map(lotsOf(line).map((lot) => [lot.loteId, lot]));
      return [...lots.values()].flatMap(({ loteId, numeroLote = null, caducidad = null }) => {
        const disponible = free.get(`${line.insumoOrdenCargoId} ${loteId}`) ?? 0;
        const { insumoId, nombre, codigosBarras, controlado } = supply;
        return disponible > 0
          ? [
              {
                insumoOrdenCargoId: line.insumoOrdenCargoId,
                insumoId,
                nombre,
                codigosBarras,
                loteId,
                numeroLote,
                origen: originOf(loteId),
                caducidad,
                controlado,
                disponible,
              },
            ]
          : [];
      });
    });
    if (lineas.length > 0)
      answer.push({
        ordenCargoId: row.ordenCargoId,
        folio: row.folio,
        paciente: row.paciente,
        camaNumero: row.camaNumero,
        servicioNombre: row.servicioNombre,
        hospitalizacionId: row.hospitalizacionId,
        fechaRecepcion: row.fechaSolicitud,
        lineas,
      });
  }
  return answer;
};
