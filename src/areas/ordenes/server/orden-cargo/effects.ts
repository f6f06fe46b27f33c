import { and, eq, sql } from 'drizzle-orm';
import {
  almacen,
  devolucionOrdenCargo,
  devolucionOrdenCargoDetalle,
  motivoNoSurtido,
  perfil,
  personalMedico,
  usuario,
} from '#generated/server/tables.gen';
import type { OrdenCargo } from '#generated/shared/types.gen';
import { allocate } from '#areas/inventario/shared/inventario/allocate';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import type { Lot } from '#areas/inventario/shared/inventario/lot';
import { afterDispensing, withDispensed, withReturned } from '#areas/ordenes/shared/orden-cargo/dispense';
import {
  linesOf,
  lotsOf,
  pendingOf,
  piecesIn,
  type DispensedLot,
  type OrderLine,
} from '#areas/ordenes/shared/orden-cargo/lines';
import { dispenseIssues } from '#areas/ordenes/shared/orden-cargo/dispense-issues';
import { receivedIssues } from '#areas/ordenes/shared/orden-cargo/received-issues';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled } from '#platform/shared/paths';
import type { Step } from '#platform/server/lifecycle/step';
import { staffOf } from '#areas/personas/server/staff-of';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import {
  postStock,
  stockDocument,
  postLockedStock,
  type StockDocument,
} from '#areas/inventario/server/stock/post-stock';
import { lockStock } from '#areas/inventario/server/stock/lock-stock';
import { warehouseRules } from '#areas/inventario/server/stock/warehouse-rules';
import { requireOpenStay } from '#areas/hospital/server/stays/stay-in-reach';
import { recordLacks, unmetReasons } from '#areas/farmacia/server/unmet-demand';
import { allergyIssues } from '../allergy-issues';
import { automaticRule } from '../automatic-rule';
import { openReturn } from '../open-return';
import { requirePrescribed } from '../require-prescribed';
import type { EffectsOf } from '#platform/server/entity/effects';

type OrderStep = Pick<Step<OrdenCargo, unknown>, 'tx' | 'document' | 'actor' | 'now'>;

/** Orders are used the same day, so that lots may leave until their last day (DOMAIN c.3). */
const SAME_DAY = { daysLeft: 0 } as const;

/** Profile of physicians without supervisory duties. */
const PHYSICIANS = 'Medico';

/** Effects of the steps of a charge order (DOMAIN b.2). */
export const ordenCargoEffects: EffectsOf<'orden-cargo'> = {
  /**
   * Checks prescriptions and allergies against the current patient and catalogue. A rule of the ward may authorise the order automatically.
   */
  enviar: async ({ tx, document, actor, now }) => {
    await requireOpenStay(tx, document.hospitalizacionId);
    await requireDispenses(tx, document);
    const issues = [...(await requirePrescribed(tx, document)), ...(await allergyIssues(tx, document, actor))];
    if (issues.length > 0) throw invalid(issues);
    if (!(await automaticRule(tx, document))) return { autorizacionAutomatica: false };
    return {
      autorizacionAutomatica: true,
      fechaAutorizacion: now.toISOString(),
      lineas: linesOf(document).map((line) => ({ ...line, cantidadAutorizada: line.cantidadSolicitada })),
    };
  },

  autorizar: async ({ tx, actor }) => {
    await requireMayAuthorise(tx, actor);
    return { autorizacionPendiente: false };
  },

  tomar: async (step) => ({ lineas: await reserveStock(step, linesOf(step.document)) }),

  /** Authorises the requested quantities until an authoriser changes them. */
  tomarUrgente: async (step) => {
    const lines = linesOf(step.document).map((line) => ({ ...line, cantidadAutorizada: line.cantidadSolicitada }));
    return { autorizacionPendiente: true, lineas: await reserveStock(step, lines) };
  },

  regularizar: async ({ tx, actor }) => {
    await requireMayAuthorise(tx, actor);
    return { autorizacionPendiente: false };
  },

  soltar: async (step) => {
    const { document, before } = step;
    await releaseReservations(step, linesOf(document));
    const isAuthorised = before.autorizacionAutomatica === true || before.autorizadaPorId !== null;
    return {
      autorizacionPendiente: false,
      lineas: linesOf(document).map((line) => ({
        ...line,
        apartados: null,
        cantidadAutorizada: isAuthorised ? (line.cantidadAutorizada ?? null) : null,
      })),
    };
  },

  relevar: ({ before }) => Promise.resolve({ relevadaDeId: before.preparaId }),

  /** Dispenses lots from the stock at their current cost, and charges them to the stay. */
  surtir: async ({ tx, before, document, input, actor, now }) => {
    const { almacenSurtidorId: almacenId } = document;
    const rules = { ...(await warehouseRules(tx, almacenId, now)), ...SAME_DAY };
    const sent = new Map(input.lineas.map((line, index) => [line.insumoOrdenCargoId, { ...line, index }]));
    const lines = linesOf(before);
    const finish = input.finalizar === true;
    const holdings = await lockStock(
      tx,
      lines.map(({ insumoId }) => ({ almacenId, insumoId })),
      { loteIds: lines.flatMap((line) => mentionedLots(line, sent.get(line.insumoOrdenCargoId)?.lotes)) },
    );
    const stock = new Map(holdings.map((holding) => [keyOf(holding), holding.lots]));
    const lotsAt = ({ insumoId }: OrderLine) => stock.get(keyOf({ almacenId, insumoId })) ?? [];
    const issues = dispenseIssues(lines, input.lineas, lotsAt, { day: rules.day, options: rules, finish });
    if (issues.length > 0) throw invalid(issues);
    await requireReasons(tx, input.lineas);
    const changes: StockChange[] = [];
    const lineas = lines.map((line): OrderLine => {
      const now_ = sent.get(line.insumoOrdenCargoId);
      const handed = (now_?.lotes ?? []).map((lot) => dispensed(lot, lotsAt(line)));
      if (!now_ && !finish) return line;
      const lotes = withDispensed(lotsOf(line), handed);
      const after = { ...line, lotes: [...lotes] };
      const { reserved, kept, freed } = afterDispensing(line.apartados ?? [], handed, finish ? 0 : pendingOf(after));
      const key = { almacenId, insumoId: line.insumoId, campo: `lineas.${now_?.index ?? 0}.lotes` };
      changes.push(
        ...freed.map((lot): StockChange => ({ kind: 'release', ...key, ...lot })),
        ...handed.map((lot): StockChange => ({
          kind: 'exit',
          tipo: 'S_ORDEN_CARGO',
          ...key,
          loteId: lot.loteId,
          cantidad: lot.cantidad,
          reserved: reserved.get(lot.loteId) ?? 0,
          contraparte: document.servicioNombre,
        })),
      );
      return {
        ...after,
        apartados: kept.length > 0 ? [...kept] : null,
        motivoNoSurtidoId: now_ ? (now_.motivoNoSurtidoId ?? null) : (line.motivoNoSurtidoId ?? null),
      };
    });
    await postLockedStock(tx, holdings, [{ document: documentOf(document), changes }], { actor, now, day: rules.day });
    return { lineas, segundoVerificadorId: input.verificadorId ?? document.segundoVerificadorId };
  },

  /** Charges the counted pieces to the stay. Opens a return for missing pieces, which the warehouse must trace. */
  recibir: async (step) => {
    const { tx, before, input, actor } = step;
    const lines = linesOf(before);
    const issues = receivedIssues(lines, input.lineas);
    if (issues.length > 0) throw invalid(issues);
    const sent = new Map(input.lineas.map((line) => [line.insumoOrdenCargoId, line]));
    const missing: Parameters<typeof openReturn>[2]['lineas'][number][] = [];
    const lineas = lines.map((line): OrderLine => {
      const given = sent.get(line.insumoOrdenCargoId);
      if (!given) return line;
      const lotes = lotsOf(line).map((lot): DispensedLot => {
        if (lot.cantidadRecibida != null) return lot;
        const cantidadRecibida = given.lotes?.find(({ loteId }) => loteId === lot.loteId)?.cantidadRecibida ?? 0;
        if (cantidadRecibida < lot.cantidad)
          missing.push({
            insumoOrdenCargoId: line.insumoOrdenCargoId,
            insumoId: line.insumoId,
            loteId: lot.loteId,
            cantidad: lot.cantidad - cantidadRecibida,
            condicion: given.motivoDiferencia === 'DANADO' ? 'ABIERTO' : 'INTEGRO',
            costoUnitario: lot.costoUnitario ?? 0,
          });
        return { ...lot, cantidadRecibida };
      });
      return { ...line, lotes };
    });
    if (missing.length > 0) {
      const words = input.lineas.flatMap(({ notaDiferencia }) => (isFilled(notaDiferencia) ? [notaDiferencia] : []));
      await openReturn(
        tx,
        before,
        { origen: 'DIFERENCIA', motivo: words.join('; ').slice(0, 300) || 'Diferencia al recibir', lineas: missing },
        actor,
      );
    }
    return { lineas };
  },

  cerrarPendientes: async (step) => {
    await releaseReservations(step, linesOf(step.document));
    return { lineas: await giveUp(step) };
  },

  /** Closes the order once no return is pending: its amount is final then (DOMAIN b.2, 8). */
  cerrar: async (step) => {
    const { tx, document } = step;
    const [waiting] = await tx
      .select({ id: devolucionOrdenCargo.devolucionOrdenCargoId })
      .from(devolucionOrdenCargo)
      .where(
        and(
          eq(devolucionOrdenCargo.ordenCargoId, document.ordenCargoId),
          eq(devolucionOrdenCargo.estatus, 'SOLICITADA'),
          eq(devolucionOrdenCargo.origen, 'PACIENTE'),
        ),
      )
      .limit(1);
    if (waiting) throw new Problem(409, 'DEVOLUCION_PENDIENTE');
    return { lineas: await giveUp(step) };
  },

  /** Recomputed from the accepted returns, the source of the order's figures. */
  acreditar: async ({ tx, document }) => {
    const rows = await tx
      .select({
        line: devolucionOrdenCargoDetalle.insumoOrdenCargoId,
        loteId: devolucionOrdenCargoDetalle.loteId,
        pieces: sql<number>`sum(${devolucionOrdenCargoDetalle.cantidad})::int`,
        credited: sql<number>`coalesce(sum(${devolucionOrdenCargoDetalle.cantidad}) filter (where ${devolucionOrdenCargoDetalle.condicion} = 'INTEGRO'), 0)::int`,
      })
      .from(devolucionOrdenCargoDetalle)
      .innerJoin(
        devolucionOrdenCargo,
        eq(devolucionOrdenCargo.devolucionOrdenCargoId, devolucionOrdenCargoDetalle.devolucionOrdenCargoId),
      )
      .where(
        and(
          eq(devolucionOrdenCargo.ordenCargoId, document.ordenCargoId),
          eq(devolucionOrdenCargo.estatus, 'ACEPTADA'),
          eq(devolucionOrdenCargo.origen, 'PACIENTE'),
        ),
      )
      .groupBy(devolucionOrdenCargoDetalle.insumoOrdenCargoId, devolucionOrdenCargoDetalle.loteId);
    return {
      lineas: linesOf(document).map((line) => ({
        ...line,
        lotes: [
          ...withReturned(
            lotsOf(line),
            new Map(
              rows.flatMap(({ line: of, loteId, ...amounts }) =>
                of === line.insumoOrdenCargoId ? [[loteId, amounts] as const] : [],
              ),
            ),
          ),
        ],
      })),
    };
  },
};

export function documentOf({ ordenCargoId, folio }: Pick<OrdenCargo, 'ordenCargoId' | 'folio'>): StockDocument {
  return stockDocument('ORDEN_CARGO', ordenCargoId, folio);
}

/**
 * Cancels the pending pieces and releases their reservations. They count as unmet demand, unless the reason for the shortage does not
 * depend on stock.
 */
async function giveUp({ tx, document, actor, now }: OrderStep): Promise<OrderLine[]> {
  const lines = linesOf(document);
  const lacking = lines.filter((line) => pendingOf(line) > 0);
  const unmet = await unmetReasons(
    tx,
    lacking.flatMap(({ motivoNoSurtidoId }) => motivoNoSurtidoId ?? []),
  );
  const { ordenCargoId, almacenSurtidorId, unidadId, jurisdiccionId } = document;
  await recordLacks(
    tx,
    { by: { ordenCargoId }, almacenId: almacenSurtidorId, unidadId: unidadId ?? 0, jurisdiccionId },
    lacking
      .filter(({ motivoNoSurtidoId }) => motivoNoSurtidoId == null || unmet.has(motivoNoSurtidoId))
      .map((line) => ({
        lineId: line.insumoOrdenCargoId,
        insumoId: line.insumoId,
        cantidad: pendingOf(line),
        motivoNoSurtidoId: line.motivoNoSurtidoId ?? null,
      })),
    actor,
    now,
  );
  return lines.map((line) =>
    pendingOf(line) > 0 ? { ...line, apartados: null, noSurtida: true } : { ...line, apartados: null },
  );
}

const mentionedLots = (line: OrderLine, handed: readonly { readonly loteId: number }[] | null | undefined) =>
  [...(line.apartados ?? []), ...(handed ?? [])].map(({ loteId }) => loteId);

/** Returns the order's data of a dispensed lot. */
function dispensed(
  lot: {
    readonly loteId: number;
    readonly cantidad: number;
    readonly escaneado?: boolean;
    readonly motivoNoFefo?: string;
  },
  lots: readonly Lot[],
): DispensedLot {
  const found = lots.find(({ loteId }) => loteId === lot.loteId)!;
  return {
    loteId: lot.loteId,
    numeroLote: found.numeroLote,
    caducidad: found.caducidad,
    cantidad: lot.cantidad,
    costoUnitario: found.costoUnitario,
    escaneado: lot.escaneado ?? false,
    motivoNoFefo: lot.motivoNoFefo ?? null,
    cantidadRecibida: null,
    cantidadDevuelta: null,
    cantidadAcreditada: null,
  };
}

/** Reserves the available pieces of each line, lot by lot. Shortages are handled during picking. */
async function reserveStock(
  { tx, document, actor, now }: OrderStep,
  lines: readonly OrderLine[],
): Promise<OrderLine[]> {
  const { almacenSurtidorId: almacenId } = document;
  const rules = { ...(await warehouseRules(tx, almacenId, now)), ...SAME_DAY };
  const holdings = await lockStock(
    tx,
    lines.map(({ insumoId }) => ({ almacenId, insumoId })),
  );
  const stock = new Map(holdings.map((holding) => [keyOf(holding), holding.lots]));
  const changes: StockChange[] = [];
  const lineas = lines.map((line, index): OrderLine => {
    const key = { almacenId, insumoId: line.insumoId };
    const { assignments } = allocate(stock.get(keyOf(key)) ?? [], line.cantidadAutorizada ?? 0, rules.day, rules);
    changes.push(
      ...assignments.map(({ lot, cantidad }): StockChange => ({
        kind: 'reserve',
        ...key,
        loteId: lot.loteId,
        cantidad,
        campo: `lineas.${index}.cantidadAutorizada`,
      })),
    );
    const apartados = assignments.map(({ lot, cantidad }) => ({
      loteId: lot.loteId,
      numeroLote: lot.numeroLote,
      caducidad: lot.caducidad,
      cantidad,
    }));
    return { ...line, apartados: apartados.length > 0 ? apartados : null };
  });
  await postLockedStock(tx, holdings, [{ document: documentOf(document), changes }], { actor, now, day: rules.day });
  return lineas;
}

async function releaseReservations(
  { tx, document, actor, now }: OrderStep,
  lines: readonly OrderLine[],
): Promise<void> {
  const { almacenSurtidorId: almacenId } = document;
  const { day } = await warehouseRules(tx, almacenId, now);
  const changes = lines.flatMap(({ insumoId, apartados }) =>
    (apartados ?? []).map(({ loteId, cantidad }): StockChange => ({
      kind: 'release',
      almacenId,
      insumoId,
      loteId,
      cantidad,
    })),
  );
  if (piecesIn(changes.map((change) => ({ cantidad: 'cantidad' in change ? change.cantidad : 0 }))) > 0)
    await postStock(tx, [{ document: documentOf(document), changes }], { actor, now, day });
}

/** Requires a warehouse that dispenses to patients, in the unit of the stay. */
async function requireDispenses(tx: Queryable, { almacenSurtidorId, unidadId }: OrdenCargo): Promise<void> {
  const [place] = await tx
    .select({ tipo: almacen.tipo, unidadId: almacen.unidadId, activo: almacen.activo })
    .from(almacen)
    .where(eq(almacen.almacenId, almacenSurtidorId));
  const suits = place?.activo === true && place.unidadId === unidadId && ['CENDIS', 'FARMACIA'].includes(place.tipo);
  if (!suits) throw invalid([{ campo: 'almacenSurtidorId', codigo: 'ALMACEN_NO_SURTE', params: {} }]);
}

/** Requires of a physician without supervisory duties that their staff record allows authorising (DOMAIN e.3, constraint 1). */
async function requireMayAuthorise(tx: Queryable, { usuarioId }: Actor): Promise<void> {
  const staff = await staffOf(tx, usuarioId);
  if (staff?.tipo !== 'MEDICO') return;
  const [row] = await tx
    .select({ may: personalMedico.puedeAutorizarOrdenCargo, profile: perfil.nombre })
    .from(usuario)
    .innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId))
    .innerJoin(personalMedico, eq(personalMedico.personalMedicoId, usuario.personalMedicoId))
    .where(eq(usuario.usuarioId, usuarioId!));
  if (row?.profile === PHYSICIANS && row.may !== true) throw new Problem(403, 'SIN_PERMISO');
}

/** Requires that given reasons are reasons for charge orders. */
async function requireReasons(
  tx: Queryable,
  lines: readonly { readonly motivoNoSurtidoId?: number | null }[],
): Promise<void> {
  const issues: Issue[] = [];
  for (const [index, { motivoNoSurtidoId }] of lines.entries()) {
    if (motivoNoSurtidoId == null) continue;
    const [reason] = await tx
      .select({ aplicaA: motivoNoSurtido.aplicaA })
      .from(motivoNoSurtido)
      .where(eq(motivoNoSurtido.motivoNoSurtidoId, motivoNoSurtidoId));
    if (!reason?.aplicaA.includes('ORDEN_CARGO'))
      issues.push({ campo: `lineas.${index}.motivoNoSurtidoId`, codigo: 'REFERENCIA', params: {} });
  }
  if (issues.length > 0) throw invalid(issues);
}
