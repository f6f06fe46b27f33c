import { inArray } from 'drizzle-orm';
import { conteo, conteoDetalle, motivoDiferencia } from '#generated/server/tables.gen';
import type { Conteo } from '#generated/shared/types.gen';
import { isControlled } from '#areas/catalogos/shared/clave-insumo/is-controlled';
import { recounts, reviewed } from '#areas/inventario/shared/conteo/compare';
import type { CountLine } from '#areas/inventario/shared/conteo/line';
import type { Lot } from '#areas/inventario/shared/inventario/lot';
import { insertRows } from '#platform/server/db/insert-rows';
import { reserveKeys } from '#platform/server/db/reserve-keys';
import { lotOrigins } from '#areas/inventario/server/stock/lot-origins';
import { stockDocument } from '#areas/inventario/server/stock/post-stock';
import type { Hand } from '../plan/stock-history';
import { randomFor, type Random } from '../random';
import { COUNT_PLANS, type CountPlan } from './count-plans';
import { rotated, type Ground, type Place } from './ground';
import { dayOf, minutesLater, momentOf } from './moments';
import { spareLots } from './spare-lots';
import type { StockEvent, Story } from './story';

/** Progress of a count in each state: planned, begun, counted, approved, applied. */
const REACHED: Readonly<Record<Conteo['estatus'], number>> = {
  PROGRAMADO: 0,
  CANCELADO: 0,
  CONTANDO: 1,
  RECONTEO: 2,
  EN_REVISION: 2,
  AUTORIZADO: 3,
  APLICADO: 4,
};
const MINUTES_TO_COUNT = 50;
const MINUTES_TO_RECOUNT = 85;
const CANCELLED = 'Falta personal en el turno; se programa para la semana siguiente.';

interface Reason {
  readonly id: number;
  readonly nombre: string;
}
type Reasons = Readonly<Record<'FALTANTE' | 'SOBRANTE' | 'MOVIMIENTO_SIN_REGISTRAR', Reason>>;
type Line = CountLine & { readonly sistema: number | null };

interface Count extends CountPlan {
  readonly key: number;
  readonly place: Place;
  readonly folio: string;
  readonly random: Random;
  readonly insumoIds: readonly number[] | null;
  readonly made: Date;
  readonly begun: Date;
  readonly approved: Date;
  readonly applied: Date;
  lines: readonly Line[];
  result: Pick<Conteo, 'diferencias' | 'exactitud'> | null;
  wasRecounted: boolean;
}

/** Returns the physical counts of half a year in every state, with the differences found. */
export async function counts(ground: Ground): Promise<Story> {
  const { db, baseDate, numbers, place } = ground;
  const reasons = await reasonsOf(ground);
  const keys = await reserveKeys(db, conteo.conteoId, COUNT_PLANS.length);
  const made = COUNT_PLANS.toReversed().map((plan, index): Count => {
    const random = randomFor('conteo', index);
    const where = place(plan.clave);
    const [first, begun, approved, applied] = [0, 1, 2, 3].map((step) => momentOf(baseDate, plan.days, step, random));
    return {
      ...plan,
      key: keys[index]!,
      place: where,
      folio: numbers.next('CF', where, first!),
      random,
      insumoIds: suppliesOf(ground, plan, where, random),
      made: first!,
      begun: begun!,
      approved: approved!,
      applied: applied!,
      lines: [],
      result: null,
      wasRecounted: false,
    };
  });
  return {
    keys: [],
    events: made.flatMap((count) => eventsOf(ground, count, reasons)),
    store: async (into, stored) => {
      await insertRows(into, conteo, made.map(rowOf));
      const originOf = await lotOrigins(
        into,
        made.flatMap((count) => count.lines.map(({ loteId }) => stored.lot(loteId!))),
      );
      await insertRows(
        into,
        conteoDetalle,
        made.flatMap((count) =>
          count.lines.map(
            ({ conteoDetalleId: _, motivoDiferenciaNombre: _name, ...line }, orden) =>
              ({
                ...line,
                orden,
                conteoId: count.key,
                loteId: stored.lot(line.loteId!),
                origen: originOf(stored.lot(line.loteId!)),
                creadoPor: count.place.keeperId,
                fechaCreacion: count.begun,
                modificadoPor: count.place.keeperId,
                fechaModificacion: sinceOf(count),
              }) as never,
          ),
        ),
      );
    },
  };
}

async function reasonsOf({ db }: Ground): Promise<Reasons> {
  const codes = ['FALTANTE', 'SOBRANTE', 'MOVIMIENTO_SIN_REGISTRAR'] as const;
  const rows = await db
    .select({ id: motivoDiferencia.motivoDiferenciaId, clave: motivoDiferencia.clave, nombre: motivoDiferencia.nombre })
    .from(motivoDiferencia)
    .where(inArray(motivoDiferencia.clave, [...codes]));
  return Object.fromEntries(rows.map(({ clave, ...reason }) => [clave, reason])) as unknown as Reasons;
}

/** Returns the supplies that a count is limited to; null for all. */
function suppliesOf(ground: Ground, { tipo, size }: CountPlan, { almacenId }: Place, random: Random): number[] | null {
  if (size === 0 || tipo === 'ALEATORIO') return null;
  const known = ground
    .stocked(almacenId)
    .filter((insumoId) => tipo !== 'CONTROLADOS' || isControlled(ground.supplies.get(insumoId)!.fraccion));
  return rotated(known, random).slice(0, size);
}

function eventsOf(ground: Ground, count: Count, reasons: Reasons): StockEvent[] {
  const { key, folio, estatus, begun, applied } = count;
  const document = stockDocument('CONTEO', key, folio);
  const on = (step: number, at: Date, happens: (hand: Hand) => void): StockEvent[] =>
    REACHED[estatus] >= step ? [{ at: at.toISOString(), document, happens }] : [];
  return [
    ...on(1, begun, (hand) => begin(ground, count, hand)),
    ...on(1, minutesLater(begun, MINUTES_TO_COUNT), (hand) => tally(ground, count, hand, reasons)),
    ...on(4, applied, (hand) => adjust(count, hand)),
  ];
}

/** Creates the list of lots to count, in walking order. */
function begin(ground: Ground, count: Count, hand: Hand): void {
  const { place, insumoIds, tipo, size, ciego, random } = count;
  const { almacenId } = place;
  const name = ({ insumoId }: Lot) => ground.supplies.get(insumoId)!.nombreGenerico;
  const lots = (insumoIds ?? ground.stocked(almacenId)).flatMap((insumoId) =>
    hand.lots({ almacenId, insumoId }).filter(({ existencia }) => existencia > 0),
  );
  const chosen = tipo === 'ALEATORIO' ? rotated(lots, random).slice(0, size) : lots;
  count.lines = chosen
    .toSorted(
      (a, b) =>
        compared(name(a), name(b)) ||
        compared(a.caducidad ?? '9999', b.caducidad ?? '9999') ||
        compared(a.insumoId, b.insumoId),
    )
    .map(
      ({ loteId, insumoId, numeroLote, caducidad, existencia, estatus }) =>
        ({
          loteId,
          insumoId,
          numeroLote,
          caducidad,
          ubicacion: null,
          estatusLote: estatus,
          ...UNCOUNTED,
          sistema: ciego ? null : existencia,
        }) as Line,
    );
}

const UNCOUNTED = {
  conteo1: null,
  contadoEn: null,
  contadorId: null,
  recontar: false,
  conteo2: null,
  recontadoEn: null,
  recontadorId: null,
  contado: null,
  diferencia: null,
  motivoDiferenciaId: null,
  notaDiferencia: null,
  dudosa: false,
} as const;

/** Counts everything, recounts lots that differ, and compares, with the functions of the application. */
function tally(ground: Ground, count: Count, hand: Hand, reasons: Reasons): void {
  const { place, begun, estatus, tipo, differences = [] } = count;
  const at = minutesLater(begun, MINUTES_TO_COUNT).toISOString();
  const system = count.lines.map(({ insumoId, loteId }) => piecesOf(hand, place, insumoId, loteId!));
  const left = [...differences];
  const counted = count.lines.map((line, index): Line => {
    // The second half of a count in progress is still uncounted.
    if (estatus === 'CONTANDO' && index >= count.lines.length / 2) return line;
    const mayDiffer = spareLots(ground, place, line.insumoId, hand).some(
      (lot) => lot.loteId === line.loteId && lot.existencia - lot.reservada > 10,
    );
    const difference = mayDiffer ? (left.shift() ?? 0) : 0;
    return { ...line, conteo1: system[index]! + difference, contadoEn: at, contadorId: place.keeperId };
  });
  count.lines = counted;
  if (estatus === 'CONTANDO') return;
  const again = recounts({ tipo, tolerancia: 0 }, counted, system);
  count.wasRecounted = again.includes(true);
  count.lines = counted.map((line, index) => ({ ...line, recontar: again[index]! }));
  if (estatus === 'RECONTEO') return;
  const recountedAt = minutesLater(begun, MINUTES_TO_RECOUNT).toISOString();
  const { lineas, ...result } = reviewed(
    count.lines.map((line) =>
      line.recontar
        ? { ...line, conteo2: line.conteo1 ?? null, recontadoEn: recountedAt, recontadorId: place.keeperId }
        : line,
    ),
    system,
  );
  count.result = result;
  count.lines = (lineas as Line[]).map((line) => (REACHED[estatus] >= 3 ? explained(line, reasons) : line));
}

function explained(line: Line, reasons: Reasons): Line {
  const { diferencia } = line;
  if (!diferencia) return line;
  const unwritten = diferencia <= -3;
  const { id, nombre } = reasons[unwritten ? 'MOVIMIENTO_SIN_REGISTRAR' : diferencia < 0 ? 'FALTANTE' : 'SOBRANTE'];
  return {
    ...line,
    motivoDiferenciaId: id,
    motivoDiferenciaNombre: nombre,
    notaDiferencia: unwritten ? 'Se entregaron a urgencias en la noche y no se capturó la salida.' : null,
  };
}

function adjust({ place: { almacenId }, lines }: Count, hand: Hand): void {
  for (const { insumoId, loteId, diferencia, motivoDiferenciaNombre: motivo } of lines) {
    if (!diferencia) continue;
    const told = { almacenId, insumoId, loteId: loteId!, motivo };
    hand.change(
      diferencia < 0
        ? { kind: 'exit', tipo: 'S_AJUSTE_CONTEO', ...told, cantidad: -diferencia, unfit: true }
        : { kind: 'return', tipo: 'E_AJUSTE_CONTEO', ...told, cantidad: diferencia },
    );
  }
}

function piecesOf(hand: Hand, { almacenId }: Place, insumoId: number, loteId: number): number {
  return hand.lots({ almacenId, insumoId }).find((lot) => lot.loteId === loteId)?.existencia ?? 0;
}

function compared(one: string | number, other: string | number): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Returns the time at which the last list of pieces was finished. */
function finishedOf({ begun, estatus, wasRecounted }: Count): Date {
  return minutesLater(begun, wasRecounted && estatus !== 'RECONTEO' ? MINUTES_TO_RECOUNT + 5 : MINUTES_TO_COUNT + 5);
}

function sinceOf(count: Count): Date {
  const { estatus, made, begun, approved, applied } = count;
  if (estatus === 'CANCELADO') return begun;
  return [made, begun, finishedOf(count), approved, applied][REACHED[estatus]]!;
}

function rowOf(count: Count): typeof conteo.$inferInsert {
  const { key, folio, estatus, place, tipo, ciego, observaciones, insumoIds, size, made, begun, approved, applied } =
    count;
  const reached = REACHED[estatus];
  const since = sinceOf(count);
  return {
    conteoId: key,
    folio,
    estatus,
    almacenId: place.almacenId,
    unidadId: place.unidadId,
    jurisdiccionId: place.jurisdiccionId,
    tipo,
    fechaProgramada: dayOf(made),
    ciego,
    tolerancia: 0,
    observaciones: observaciones ?? null,
    motivo: estatus === 'CANCELADO' ? CANCELLED : null,
    insumoIds: insumoIds ? [...insumoIds] : null,
    ubicacion: null,
    lotesAlAzar: tipo === 'ALEATORIO' ? size : null,
    lotes: reached >= 1 ? count.lines.length : null,
    diferencias: count.result?.diferencias ?? null,
    exactitud: count.result?.exactitud ?? null,
    programadoPorId: place.keeperId,
    iniciadoPorId: reached >= 1 ? place.keeperId : null,
    terminadoPorId: reached >= 2 ? place.keeperId : null,
    autorizadorId: reached >= 3 ? place.reviewerId : null,
    aplicadoPorId: reached >= 4 ? place.reviewerId : null,
    fechaRegistro: made,
    fechaInicio: reached >= 1 ? begun : null,
    fechaTermino: reached >= 2 ? finishedOf(count) : null,
    fechaAutorizacion: reached >= 3 ? approved : null,
    fechaAplicacion: reached >= 4 ? applied : null,
    estatusDesde: since,
    activo: true,
    version: reached + 1 + (reached >= 2 && count.wasRecounted && estatus !== 'RECONTEO' ? 1 : 0),
    creadoPor: place.keeperId,
    fechaCreacion: made,
    modificadoPor: reached >= 3 ? place.reviewerId : place.keeperId,
    fechaModificacion: since,
  };
}
