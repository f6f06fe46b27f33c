import { and, asc, eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { ordenCargo } from '#generated/server/tables.gen';
import { allocate, inOrder } from '#areas/inventario/shared/inventario/allocate';
import { availableOn } from '#areas/inventario/shared/inventario/lot';
import { isActive } from '#areas/ordenes/shared/orden-cargo/preparation';
import { isUrgent, linesOf, pendingOf, piecesIn } from '#areas/ordenes/shared/orden-cargo/lines';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { audit } from '#platform/server/db/audit';
import { invalid } from '#platform/server/db/problem';
import { lotsOf } from '#areas/inventario/server/stock/lock-stock';
import { lotOrigins } from '#areas/inventario/server/stock/lot-origins';
import { lotPlaces } from '#areas/inventario/server/stock/lot-places';
import { warehouseRules } from '#areas/inventario/server/stock/warehouse-rules';
import { knownAllergies } from '#areas/hospital/server/stays/known-allergies';
import type { OperationContext } from '#platform/server/operations/context';
import { requireControlled, requireVerifier } from '#areas/farmacia/server/require-controlled';
import { equivalentsOf } from '#areas/farmacia/server/nearby-stock';
import { takeStep } from '#platform/server/operations/take-step';
import { newAllergyIssues } from '../allergy-issues';
import { handlingRequirements } from '../handling-requirements';
import { orderRows } from '../order-rows';
import { heldProblem, requireOwnPreparation } from '../preparation';
import { supplyFacts } from '../supply-facts';

type Context = Pick<OperationContext, 'tx' | 'actor'>;

async function orderInReach({ tx, actor }: Context, ordenCargoId: number) {
  return findRecord(tx, resourceOf('orden-cargo'), ordenCargoId, 'orden-cargo.surtir', actor);
}

/**
 * Handles the dispensing proposal of an order (DOMAIN c.3, f.5): its reserved lots, else those that expire first, and the alternatives.
 *
 * @throws Problem 404 for an order of another warehouse
 */
export const ordenCargoPropuesta: OperationHandler<'ordenCargoPropuesta', OperationContext> = async (
  { params: { ordenCargoId } },
  { database: { orm }, actor },
) => {
  const order = await orderInReach({ tx: orm, actor }, ordenCargoId);
  const now = new Date();
  const [found] = await orderRows(orm, actor, {
    where: eq(ordenCargo.ordenCargoId, ordenCargoId),
    orderBy: [asc(ordenCargo.ordenCargoId)],
    limit: 1,
    now,
  });
  await audit(orm, actor, { accion: 'LEER', entidad: 'orden-cargo', entidadId: ordenCargoId });
  const almacenId = order.almacenSurtidorId;
  const rules = { ...(await warehouseRules(orm, almacenId, now)), daysLeft: 0 };
  const lines = linesOf(order);
  const ids = lines.map(({ insumoId }) => insumoId);
  const supplies = await supplyFacts(orm, ids);
  const all = [
    ...(
      await lotsOf(
        orm,
        ids.map((insumoId) => ({ almacenId, insumoId })),
      )
    ).values(),
  ].flat();
  const places = await lotPlaces(
    orm,
    all.map(({ loteId }) => loteId),
  );
  const originOf = await lotOrigins(
    orm,
    all.map(({ loteId }) => loteId),
  );
  const others = await equivalentsOf(orm, almacenId, [...supplies.values()]);
  return {
    ...found!.row,
    preparacion: found!.preparacion,
    dia: rules.day,
    mia: order.preparaId === actor.usuarioId,
    requiereSegundaPersona: (await handlingRequirements(orm, ids)).second,
    ...(await knownAllergies(orm, order.pacienteId, actor)),
    lineas: lines.map((line) => {
      const supply = supplies.get(line.insumoId)!;
      const apart = new Map((line.apartados ?? []).map((lot) => [lot.loteId, lot.cantidad]));
      const own = all
        .filter((lot) => lot.insumoId === line.insumoId)
        .map((lot) => ({ ...lot, reservada: lot.reservada - (apart.get(lot.loteId) ?? 0) }));
      const pendiente = pendingOf(line);
      const { assignments, missing } = allocate(own, pendiente, rules.day, rules);
      return {
        insumoOrdenCargoId: line.insumoOrdenCargoId,
        insumoId: line.insumoId,
        clave: supply.clave,
        nombre: supply.nombre,
        presentacion: supply.presentacion,
        codigosBarras: supply.codigosBarras,
        controlado: supply.controlado,
        altoRiesgo: supply.altoRiesgo,
        justificacion: line.justificacion ?? null,
        cantidadSolicitada: line.cantidadSolicitada,
        cantidadAutorizada: line.cantidadAutorizada ?? 0,
        cantidadSurtida: piecesIn(line.lotes),
        pendiente,
        asignaciones: assignments.map(({ lot, cantidad }) => ({ loteId: lot.loteId, cantidad })),
        lotes: inOrder(own, rules.day, rules).map((lot) => ({
          loteId: lot.loteId,
          numeroLote: lot.numeroLote,
          origen: originOf(lot.loteId),
          caducidad: lot.caducidad,
          disponible: availableOn(lot, rules.day),
          ubicacionCodigo: places.get(lot.loteId) ?? null,
        })),
        faltante: missing,
        alternativas: missing > 0 ? [...(others.get(line.insumoId) ?? [])] : [],
      };
    }),
  };
};

/** Handles the lines with pending pieces. */
export const ordenCargoPorSurtir: OperationHandler<'ordenCargoPorSurtir', OperationContext> = async (
  { params: { ordenCargoId } },
  { database: { orm }, actor },
) => {
  const order = await orderInReach({ tx: orm, actor }, ordenCargoId);
  const open = linesOf(order).filter((line) => pendingOf(line) > 0);
  const supplies = await supplyFacts(
    orm,
    open.map(({ insumoId }) => insumoId),
  );
  await audit(orm, actor, { accion: 'LEER', entidad: 'orden-cargo', entidadId: ordenCargoId });
  return open.map((line) => ({
    insumoOrdenCargoId: line.insumoOrdenCargoId,
    insumoId: line.insumoId,
    clave: supplies.get(line.insumoId)!.clave,
    nombre: supplies.get(line.insumoId)!.nombre,
    cantidadAutorizada: line.cantidadAutorizada ?? 0,
    cantidadSurtida: piecesIn(line.lotes),
    pendiente: pendingOf(line),
  }));
};

/**
 * Dispenses lots of an order (DOMAIN b.2, 6). Controlled or high-risk supplies take a second person who confirms with a password, as at a
 * pharmacy counter. An order in preparation is dispensed by its preparer.
 *
 * @throws Problem 404; 409 ORDEN_EN_PREPARACION, TRANSICION_INVALIDA, EXISTENCIA_INSUFICIENTE, LOTE_NO_DISPONIBLE, LOTE_CADUCADO; 422 with
 * the issues of each line, and as `requireControlled` and `requireVerifier` do
 */
export const ordenCargoSurtir: OperationHandler<'ordenCargoSurtir', OperationContext> = async (
  { body: { ordenCargoId, lineas, finalizar = false } },
  { tx, actor, secondPerson },
) => {
  await tx
    .select({ id: ordenCargo.ordenCargoId })
    .from(ordenCargo)
    .where(eq(ordenCargo.ordenCargoId, ordenCargoId))
    .for('update');
  const order = await orderInReach({ tx, actor }, ordenCargoId);
  await requireOwnPreparation(tx, order, actor);
  const given = new Set(
    lineas.flatMap(({ insumoOrdenCargoId, lotes }) => ((lotes ?? []).length > 0 ? [insumoOrdenCargoId] : [])),
  );
  const handed = linesOf(order).filter(({ insumoOrdenCargoId }) => given.has(insumoOrdenCargoId));
  const issues = await newAllergyIssues(
    tx,
    order.pacienteId,
    lineas.map((line) => handed.find(({ insumoOrdenCargoId }) => insumoOrdenCargoId === line.insumoOrdenCargoId)),
  );
  if (issues.length > 0) throw invalid(issues);
  const care = await handlingRequirements(
    tx,
    handed.map(({ insumoId }) => insumoId),
  );
  if (care.controlled) await requireControlled(tx, order.almacenSurtidorId, actor);
  if (care.second || secondPerson) await requireVerifier(tx, order.almacenSurtidorId, secondPerson);
  return await takeStep({ tx, actor }, resourceOf('orden-cargo'), order, 'surtir', {
    finalizar,
    verificadorId: secondPerson?.usuarioId ?? null,
    lineas: lineas.map(({ insumoOrdenCargoId, lotes = [], motivoNoSurtidoId = null }) => ({
      insumoOrdenCargoId,
      lotes,
      motivoNoSurtidoId,
    })),
  });
};

/**
 * Assigns an order to the actor for preparation and reserves its available stock. An urgent order needs no authorisation.
 *
 * @throws Problem 404; 409 TRANSICION_INVALIDA, when another user took it first
 */
export const ordenCargoTomar: OperationHandler<'ordenCargoTomar', OperationContext> = async (
  { body: { ordenCargoId } },
  { tx, actor },
) => {
  const order = await orderInReach({ tx, actor }, ordenCargoId);
  const step = order.estatus === 'PENDIENTE_AUTORIZAR' && isUrgent(order) ? 'tomarUrgente' : 'tomar';
  return await takeStep({ tx, actor }, resourceOf('orden-cargo'), order, step);
};

/**
 * Puts an order back into the queue, and releases its reservations.
 *
 * @throws Problem 404; 409 TRANSICION_INVALIDA; 422 ORDEN_SURTIDA_EN_PARTE
 */
export const ordenCargoSoltar: OperationHandler<'ordenCargoSoltar', OperationContext> = async (
  { body: { ordenCargoId } },
  { tx, actor },
) => {
  const record = await orderInReach({ tx, actor }, ordenCargoId);
  return await takeStep({ tx, actor }, resourceOf('orden-cargo'), record, 'soltar');
};

/**
 * Takes over an order from its preparer (DOMAIN c.5, 2). After a period of inactivity this needs no confirmation; before, the actor
 * confirms the takeover. The former preparer is notified.
 *
 * @throws Problem 404; 409 ORDEN_EN_PREPARACION with its preparer, SEGREGACION_FUNCIONES when that is the actor, TRANSICION_INVALIDA; 412
 * when another user took it first
 */
export const ordenCargoRelevar: OperationHandler<'ordenCargoRelevar', OperationContext> = async (
  { body: { ordenCargoId, version, confirmado = false } },
  { tx, actor },
) => {
  const order = await orderInReach({ tx, actor }, ordenCargoId);
  const isHeld =
    order.estatus === 'EN_SURTIMIENTO' &&
    order.version === version &&
    order.preparaId !== actor.usuarioId &&
    isActive(order.actividadPreparacion ?? order.fechaTomada, new Date());
  if (isHeld && !confirmado) throw await heldProblem(tx, order, actor);
  return await takeStep({ tx, actor }, resourceOf('orden-cargo'), { ...order, version }, 'relevar');
};

/**
 * Records a sign of activity of the preparer. It changes neither the version nor the audit trail, because the order itself is unchanged.
 *
 * @throws Problem 404
 */
export const ordenCargoActividad: OperationHandler<'ordenCargoActividad', OperationContext> = async (
  { body: { ordenCargoId } },
  { tx, actor },
) => {
  await orderInReach({ tx, actor }, ordenCargoId);
  const own = await tx
    .update(ordenCargo)
    .set({ actividadPreparacion: new Date() })
    .where(
      and(
        eq(ordenCargo.ordenCargoId, ordenCargoId),
        eq(ordenCargo.estatus, 'EN_SURTIMIENTO'),
        eq(ordenCargo.preparaId, actor.usuarioId ?? 0),
      ),
    )
    .returning({ id: ordenCargo.ordenCargoId });
  return { mia: own.length > 0 };
};
