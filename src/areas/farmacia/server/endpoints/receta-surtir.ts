import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import type { RecetaSurtirBody } from '#generated/shared/operations.gen';
import { insumo, ordenCargo, receta, surtimiento, surtimientoDetalle } from '#generated/server/tables.gen';
import type { Receta } from '#generated/shared/types.gen';
import { dispensingIssues } from '#areas/farmacia/shared/farmacia/dispensing-issues';
import type { RecetaLine } from '#areas/farmacia/shared/farmacia/fills';
import { isControlledClass, needsSecondPerson } from '#areas/farmacia/shared/farmacia/prescription-kind';
import type { Lot } from '#areas/inventario/shared/inventario/lot';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import { displayDate } from '#platform/shared/dates/days';
import { isFilled } from '#platform/shared/paths';
import { findRecord } from '#platform/server/records/read/get-record';
import { sealEntry } from '#platform/server/lifecycle/document-seal';
import { resourceOf } from '#platform/server/records/resources';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import { stockDocument, postLockedStock } from '#areas/inventario/server/stock/post-stock';
import { lockStock } from '#areas/inventario/server/stock/lock-stock';
import { warehouseRules, type WarehouseRules } from '#areas/inventario/server/stock/warehouse-rules';
import type { OperationContext } from '#platform/server/operations/context';
import { takeStep } from '#platform/server/operations/take-step';
import { allergiesTo } from './allergies-to';
import { dispensedAt } from '../dispensed-at';
import { requireControlled, requireVerifier } from '../require-controlled';
import { recordUnmetDemand, unmetReasons } from '../unmet-demand';

type Line = RecetaSurtirBody['lineas'][number];

/**
 * Dispenses pieces of a prescription (DOMAIN b.7, 3 and 4; c.2.4, c.2.5). Writes lots and ledger, the dispensing, the prescription's
 * totals, and unmet demand atomically.
 *
 * @throws Problem 404; 409 TRANSICION_INVALIDA, RECETA_EN_ORDEN, RECETA_VENCIDA, SURTIMIENTOS_AGOTADOS, EXISTENCIA_INSUFICIENTE,
 * LOTE_NO_DISPONIBLE, LOTE_CADUCADO; 422 with the faults of each line, and like `requireControlled` and `requireVerifier`
 */
export const recetaSurtir: OperationHandler<'recetaSurtir', OperationContext> = async (
  { params: { recetaId }, body },
  { tx, actor, secondPerson },
) => {
  const now = new Date();
  const resource = resourceOf('receta');
  // Serialises concurrent dispensings of one prescription.
  await tx.select({ id: receta.recetaId }).from(receta).where(eq(receta.recetaId, recetaId)).for('update');
  const document = await findRecord(tx, resource, recetaId, 'receta.surtir', actor);
  const lines = document.lineas ?? [];
  const { almacenId } = body;
  if ((await dispensedAt(tx, document, almacenId, actor)) !== almacenId)
    throw invalid([{ campo: 'almacenId', codigo: 'OTRA_FARMACIA', params: {} }]);
  const rules = await warehouseRules(tx, almacenId, now);
  requireOpen(document, rules.day);
  await requireNotOrdered(tx, recetaId);

  const lineOf = new Map(lines.map((line) => [line.recetaDetalleId, line]));
  const given = new Set(body.lineas.map(({ detalleId }) => detalleId));
  const supplies = lines
    .filter(({ recetaDetalleId }) => given.has(recetaDetalleId))
    .flatMap(({ insumoId, sustitutoInsumoId }) => [insumoId, ...(sustitutoInsumoId ? [sustitutoInsumoId] : [])]);
  const holdings = await lockStock(
    tx,
    supplies.map((insumoId) => ({ almacenId, insumoId })),
    { loteIds: body.lineas.map(({ loteId }) => loteId) },
  );
  const lots = holdings.flatMap((holding) => holding.lots);
  const issues = dispensingIssues(document, body, lots, rules);
  if (issues.length > 0) throw invalid(issues);
  await requireNoAllergy(tx, document, body, lots);
  const handed = lines.filter(({ recetaDetalleId }) => given.has(recetaDetalleId));
  const controlled = handed.some(({ fraccion }) => isControlledClass(fraccion));
  if (controlled) await requireControlled(tx, almacenId, actor);
  // A substitute may require a second person even if the prescribed medicine does not.
  const substitutes = await substitutesAmong(tx, lots, handed);
  const needsSecond = needsSecondPerson([...handed, ...substitutes]);
  if (needsSecond || secondPerson) await requireVerifier(tx, almacenId, secondPerson);

  const lotOf = new Map(lots.map((lot) => [lot.loteId, lot]));
  const changes = body.lineas.map((line, index): StockChange =>
    stockExit(line, index, lotOf.get(line.loteId)!, document),
  );
  const movements = await postLockedStock(
    tx,
    holdings,
    [{ document: stockDocument('RECETA', recetaId, document.folio), changes }],
    { actor, now, day: rules.day },
  );
  const movementOf = new Map(movements.map(({ change, consecutivo }) => [change, consecutivo]));
  const stored = await storeDispensing(tx, document, body, {
    now,
    usuarioId: actor.usuarioId,
    verifierId: secondPerson?.usuarioId ?? null,
    place: rules,
    controlled,
    redFria: [...handed, ...substitutes].some(({ redFria }) => redFria === true),
    lineOf,
    lotOf,
    movementOf,
  });
  await audit(tx, actor, {
    accion: 'CREAR',
    entidad: 'surtimiento',
    entidadId: stored.surtimientoId,
    despues: {
      ...stored,
      lineas: body.lineas,
      asesoria: body.asesoria ?? false,
      ...(await sealEntry(tx, resourceOf('surtimiento'), stored.surtimientoId, stored.estatus)),
    },
  });
  const after = await takeStep({ tx, actor }, resource, document, 'surtir');
  const lacking = (after.lineas ?? []).filter(({ cantidadPendiente }) => (cantidadPendiente ?? 0) > 0);
  // Only the prescription's own pharmacy records shortages: another pharmacy owes nothing.
  if (almacenId === after.almacenId) await recordLacks(tx, after, body, actor, now);
  return {
    surtimientoId: stored.surtimientoId,
    numero: stored.numero,
    estatus: after.estatus,
    folio: after.folio,
    piezas: stored.piezas,
    piezasPendientes: after.piezasPendientes ?? 0,
    retenida: after.retenida === true,
    pendientes: lacking.map(({ insumoId, insumoNombre, cantidadPendiente }) => ({
      insumoId,
      nombre: insumoNombre ?? '',
      cantidad: cantidadPendiente ?? 0,
    })),
  };
};

/** Throws if an order of a ward already dispenses this prescription, so that the counter does not dispense it again. */
async function requireNotOrdered(tx: Queryable, recetaId: number): Promise<void> {
  const [order] = await tx
    .select({ folio: ordenCargo.folio })
    .from(ordenCargo)
    .where(
      and(
        eq(ordenCargo.recetaId, recetaId),
        eq(ordenCargo.activo, true),
        notInArray(ordenCargo.estatus, ['BORRADOR', 'RECHAZADA', 'CANCELADA']),
      ),
    )
    .limit(1);
  if (order) throw new Problem(409, 'RECETA_EN_ORDEN', { params: { folio: order.folio ?? '' } });
}

/**
 * Refuses a medicine that the patient is allergic to: the allergy may be newer than the prescription, or concern a substitute. A line with
 * the prescriber's reason is allowed.
 */
async function requireNoAllergy(
  tx: Queryable,
  { pacienteId, lineas }: Receta,
  body: RecetaSurtirBody,
  lots: readonly Lot[],
): Promise<void> {
  const supplyOf = new Map(lots.map(({ loteId, insumoId }) => [loteId, insumoId]));
  const supplies = body.lineas.flatMap(({ loteId }) => supplyOf.get(loteId) ?? []);
  const warnings = await allergiesTo(tx, pacienteId, [...new Set(supplies)]);
  if (warnings.length === 0) return;
  const lineOf = new Map((lineas ?? []).map((line) => [line.recetaDetalleId, line]));
  const issues = body.lineas.flatMap(({ detalleId, loteId }, index) => {
    const insumoId = supplyOf.get(loteId);
    const found = warnings.find((warning) => warning.insumoId === insumoId);
    const line = lineOf.get(detalleId);
    const isJustified = line?.insumoId === insumoId && isFilled(line?.justificacion);
    return found && !isJustified
      ? [{ campo: `lineas.${index}.loteId`, codigo: 'ALERGIA_BLOQUEO', params: { sustancia: found.detalle ?? '' } }]
      : [];
  });
  if (issues.length > 0) throw invalid(issues);
}

function requireOpen({ estatus, vigenciaHasta }: Receta, day: string): void {
  if (estatus === 'SURTIDA') throw new Problem(409, 'SURTIMIENTOS_AGOTADOS');
  if (estatus !== 'EMITIDA' && estatus !== 'SURTIDA_PARCIAL')
    throw new Problem(409, 'TRANSICION_INVALIDA', { labels: { estatus: `enums.EstatusReceta.${estatus}` } });
  if (vigenciaHasta !== null && vigenciaHasta < day)
    throw new Problem(409, 'RECETA_VENCIDA', { params: { fecha: displayDate(vigenciaHasta) } });
}

function stockExit({ loteId, cantidad }: Line, index: number, lot: Lot, document: Receta): StockChange {
  return {
    kind: 'exit',
    tipo: 'S_RECETA',
    almacenId: lot.almacenId,
    insumoId: lot.insumoId,
    loteId,
    cantidad,
    contraparte: document.medicoNombre,
    campo: `lineas.${index}.cantidad`,
  };
}

interface Handing {
  readonly now: Date;
  readonly usuarioId: number | null;
  readonly verifierId: number | null;
  /** Unit and health jurisdiction of the pharmacy. */
  readonly place: Pick<WarehouseRules, 'unidadId' | 'jurisdiccionId'>;
  readonly controlled: boolean;
  readonly redFria: boolean;
  readonly lineOf: ReadonlyMap<number, Pick<RecetaLine, 'insumoId'>>;
  readonly lotOf: ReadonlyMap<number, Lot>;
  readonly movementOf: ReadonlyMap<number, number>;
}

async function storeDispensing(tx: Queryable, document: Receta, body: RecetaSurtirBody, handing: Handing) {
  const [{ made } = { made: 0 }] = await tx
    .select({ made: sql<number>`count(*)::int` })
    .from(surtimiento)
    .where(eq(surtimiento.recetaId, document.recetaId));
  const values = {
    recetaId: document.recetaId,
    numero: made + 1,
    folio: document.folio,
    estatus: 'VIGENTE' as const,
    pacienteId: document.pacienteId,
    almacenId: body.almacenId,
    unidadId: handing.place.unidadId,
    unidadRecetaId: document.unidadId,
    jurisdiccionId: handing.place.jurisdiccionId,
    fecha: handing.now,
    usuarioId: handing.usuarioId,
    segundoVerificadorId: handing.verifierId,
    controlado: handing.controlled,
    redFria: handing.redFria,
    piezas: body.lineas.reduce((sum, { cantidad }) => sum + cantidad, 0),
  };
  const stamps = { creadoPor: handing.usuarioId, modificadoPor: handing.usuarioId };
  const [row] = await tx
    .insert(surtimiento)
    .values({ ...values, ...stamps, recibe: body.recibe ?? null, asesoria: body.asesoria ?? false })
    .returning({ id: surtimiento.surtimientoId });
  const surtimientoId = row!.id;
  await tx.insert(surtimientoDetalle).values(
    body.lineas.map((line, index) => ({
      surtimientoId,
      orden: index,
      recetaDetalleId: line.detalleId,
      insumoId: handing.lotOf.get(line.loteId)!.insumoId,
      insumoRecetadoId: replacedBy(handing.lotOf.get(line.loteId)!, handing.lineOf.get(line.detalleId)!),
      loteId: line.loteId,
      caducidad: handing.lotOf.get(line.loteId)!.caducidad,
      cantidad: line.cantidad,
      escaneado: line.escaneado ?? false,
      motivoNoFefo: line.motivoNoFefo ?? null,
      movimiento: handing.movementOf.get(index) ?? null,
      ...stamps,
    })),
  );
  return { surtimientoId, ...values };
}

/** Returns the prescribed supply when the lot is an allowed substitute; otherwise null. */
function replacedBy(lot: Lot, { insumoId }: Pick<RecetaLine, 'insumoId'>): number | null {
  return lot.insumoId === insumoId ? null : insumoId;
}

/** Returns catalogue data of the dispensed substitutes. The lines only contain data of the prescribed medicine. */
async function substitutesAmong(tx: Queryable, lots: readonly Lot[], handed: readonly RecetaLine[]) {
  const prescribed = new Set(handed.map(({ insumoId }) => insumoId));
  const ids = [...new Set(lots.map(({ insumoId }) => insumoId).filter((id) => !prescribed.has(id)))];
  if (ids.length === 0) return [];
  return tx
    .select({ altoRiesgo: insumo.altoRiesgo, redFria: insumo.redFria })
    .from(insumo)
    .where(inArray(insumo.insumoId, ids));
}

/** Records the missing pieces for which a reason is given. */
async function recordLacks(
  tx: Queryable,
  document: Receta,
  { motivosNoSurtido = [] }: RecetaSurtirBody,
  actor: OperationContext['actor'],
  now: Date,
): Promise<void> {
  const unmet = await unmetReasons(
    tx,
    motivosNoSurtido.map(({ motivoNoSurtidoId }) => motivoNoSurtidoId),
  );
  const reasonOf = new Map(motivosNoSurtido.map((each) => [each.detalleId, each.motivoNoSurtidoId]));
  const lacks = (document.lineas ?? []).flatMap(({ recetaDetalleId, insumoId, cantidadPendiente }) => {
    const reason = reasonOf.get(recetaDetalleId);
    return reason !== undefined && unmet.has(reason) && (cantidadPendiente ?? 0) > 0
      ? [{ lineId: recetaDetalleId, insumoId, cantidad: cantidadPendiente ?? 0, motivoNoSurtidoId: reason }]
      : [];
  });
  await recordUnmetDemand(tx, document, lacks, actor, now);
}
