import type { EstatusLote } from '#generated/shared/enums.gen';
import { displayDate } from '#platform/shared/dates/days';
import type { Issue } from '#platform/shared/validation/issue';
import type { Correction, Entry, Exit, MovementDetail, Reservation, Return, StatusChange, StockChange } from './change';
import { deliveryOf } from './delivery';
import {
  availableOn,
  hasIdentity,
  isExpired,
  isHeld,
  isSameLot,
  natureOf,
  unheldStatus,
  type Lot,
  type StockKey,
} from './lot';

/** Stock of a supply in a warehouse: its lots, and the position of its ledger. */
export interface Holding extends StockKey {
  /** Name of the supply in error messages. */
  readonly insumoClave: string;
  readonly lots: readonly Lot[];
  /** Number of movements in its ledger. */
  readonly movimientos: number;
  /** Balance after the last movement. */
  readonly saldo: number;
  readonly enTransito: number;
}

/** Ledger row that results from a change. */
export interface Movement extends StockKey, MovementDetail {
  /** Index of the change, from 0. */
  readonly change: number;
  readonly tipo: Exit['tipo'];
  readonly loteId: number;
  readonly consecutivo: number;
  readonly entrada: number;
  readonly salida: number;
  readonly saldoInsumo: number;
  readonly saldoLote: number;
  readonly costoUnitario: number;
  readonly loteCaducidad: string | null;
}

/** A lot to create; `loteId` is negative until it is stored. */
export interface NewLot extends Lot {
  readonly origin: Entry['lot'];
  readonly cantidadInicial: number;
  /** Reason for a hold from its creation. */
  readonly motivoEstatus?: string | null;
}

export interface Applied {
  readonly holdings: readonly Holding[];
  /** Existing lots with changed amounts or status. */
  readonly changed: readonly (Lot & { readonly motivoEstatus?: string | null })[];
  readonly added: readonly NewLot[];
  readonly movements: readonly Movement[];
  /** All faults of the changes; if there are any, nothing may be stored. */
  readonly issues: readonly Issue[];
}

/**
 * Applies stock changes in sequence (DOMAIN c.1). Amounts are whole pieces; nothing becomes negative; expired and held lots do not leave.
 * Pure: property tests run it a million times, and the server stores exactly its result.
 *
 * @param holdings of every warehouse and supply in the changes
 * @param day `yyyy-MM-dd`, the current day at the warehouse
 */
export function applyChanges(holdings: readonly Holding[], changes: readonly StockChange[], day: string): Applied {
  const run = startRun(holdings);
  for (const change of changes) run.apply(change, day);
  return run.result();
}

/** Incremental run, for changes that depend on the result of the previous one. */
export interface StockRun {
  /** @param day `yyyy-MM-dd` of the change at the warehouse */
  readonly apply: (change: StockChange, day: string) => void;
  /** Current lots of a supply in a warehouse. */
  readonly lots: (key: StockKey) => readonly Lot[];
  readonly result: () => Applied;
}

/** @see applyChanges */
export function startRun(holdings: readonly Holding[]): StockRun {
  const state = new Map(holdings.map((holding) => [keyOf(holding), draftOf(holding)]));
  const outcome: Outcome = {
    movements: [],
    issues: [],
    touched: new Map(),
    reasons: new Map(),
    made: 0,
    at: -1,
    day: '',
  };
  const drafted = (key: StockKey): Draft => {
    const holding = state.get(keyOf(key));
    if (!holding) throw new Error(`The stock of ${keyOf(key)} was not read.`);
    return holding;
  };
  return {
    apply: (change, day) => {
      outcome.at += 1;
      outcome.day = day;
      applyOne(drafted(change), change, outcome);
    },
    lots: (key) => drafted(key).lots,
    result: () => resultOf(state, outcome),
  };
}

function resultOf(state: ReadonlyMap<string, Draft>, outcome: Outcome): Applied {
  const after = [...state.values()];
  return {
    holdings: after.map(({ origins: _, ...holding }) => holding),
    changed: [...outcome.touched.values()]
      .filter(({ loteId }) => loteId > 0)
      .map(({ loteId, ...key }) => ({ ...lotOf(state, key, loteId), ...reasonOf(outcome, loteId) })),
    added: after.flatMap(({ lots, origins }) =>
      lots.flatMap((lot) => {
        const origin = origins.get(lot.loteId);
        return origin ? [{ ...lot, origin, cantidadInicial: origin.first, ...reasonOf(outcome, lot.loteId) }] : [];
      }),
    ),
    movements: outcome.movements,
    issues: outcome.issues,
  };
}

export const keyOf = ({ almacenId, insumoId }: StockKey): string => `${almacenId} ${insumoId}`;

interface Draft extends Omit<Holding, 'lots' | 'movimientos' | 'saldo' | 'enTransito'> {
  lots: Lot[];
  movimientos: number;
  saldo: number;
  enTransito: number;
  /** Origins of newly created lots, with their first number of pieces. */
  readonly origins: Map<number, Entry['lot'] & { readonly first: number }>;
}

interface Outcome {
  readonly movements: Movement[];
  readonly issues: Issue[];
  readonly touched: Map<number, StockKey & { loteId: number }>;
  readonly reasons: Map<number, string | null>;
  made: number;
  /** Index of the change in progress. */
  at: number;
  day: string;
}

function draftOf(holding: Holding): Draft {
  return { ...holding, lots: [...holding.lots], origins: new Map() };
}

function applyOne(holding: Draft, change: StockChange, outcome: Outcome): void {
  if ('cantidad' in change && !Number.isSafeInteger(change.cantidad)) return refuse(outcome, change, 'NUMERO_ENTERO');
  switch (change.kind) {
    case 'entry':
      return enter(holding, change, outcome);
    case 'exit':
      return leave(holding, change, outcome);
    case 'return':
      return comeBack(holding, change, outcome);
    case 'reserve':
    case 'release':
      return reserveStock(holding, change, outcome);
    case 'status':
      return changeStatus(holding, change, outcome);
    case 'correction':
      return correct(holding, change, outcome);
    case 'transit':
      holding.enTransito += change.cantidad;
      if (holding.enTransito < 0) refuse(outcome, change, 'TRANSITO_NEGATIVO', { clave: holding.insumoClave });
  }
}

function enter(holding: Draft, change: Entry, outcome: Outcome): void {
  const { cantidad, lot: origin, held = null } = change;
  if (cantidad < 1) return refuse(outcome, change, 'MINIMO', { limite: 1 });
  const found = holding.lots.find((lot) => isSameLot(lot, origin, held));
  const base: Lot = found ?? {
    loteId: -++outcome.made,
    almacenId: holding.almacenId,
    insumoId: holding.insumoId,
    numeroLote: origin.numeroLote,
    caducidad: origin.caducidad,
    fuenteFinanciamientoId: origin.fuenteFinanciamientoId,
    programaId: origin.programaId,
    costoUnitario: origin.costoUnitario,
    proveedorId: origin.proveedorId ?? null,
    marca: origin.marca ?? null,
    ...deliveryOf(origin),
    estatus: 'DISPONIBLE',
    existencia: 0,
    reservada: 0,
    fechaRecepcion: outcome.day,
  };
  if (held && change.motivo) outcome.reasons.set(base.loteId, change.motivo);
  if (!found) holding.origins.set(base.loteId, { ...origin, first: cantidad });
  const estatus: EstatusLote = held ?? (isExpired(origin, outcome.day) ? 'CADUCADO' : 'DISPONIBLE');
  store(holding, { ...base, existencia: base.existencia + cantidad, estatus }, outcome);
  record(holding, change, base.loteId, cantidad, outcome);
}

function leave(holding: Draft, change: Exit, outcome: Outcome): void {
  const { cantidad, reserved = 0, unfit = false, loteId } = change;
  const lot = holding.lots.find((each) => each.loteId === loteId);
  if (!lot) return refuse(outcome, change, 'LOTE_AJENO');
  if (cantidad < 1) return refuse(outcome, change, 'MINIMO', { limite: 1 });
  const refusal = unfit ? null : unfitness(lot, outcome.day);
  if (refusal) return refuse(outcome, change, refusal.codigo, refusal.params, refusal.labels);
  const free = lot.existencia - lot.reservada + Math.min(reserved, lot.reservada);
  if (cantidad > free || reserved > cantidad) return refuseAmount(holding, change, free, outcome);
  const existencia = lot.existencia - cantidad;
  const estatus = existencia === 0 && lot.estatus === 'DISPONIBLE' ? 'AGOTADO' : lot.estatus;
  store(
    holding,
    { ...lot, existencia, reservada: lot.reservada - Math.min(reserved, lot.reservada), estatus },
    outcome,
  );
  record(holding, change, loteId, cantidad, outcome);
}

function comeBack(holding: Draft, change: Return, outcome: Outcome): void {
  const { cantidad, loteId } = change;
  const lot = holding.lots.find((each) => each.loteId === loteId);
  if (!lot) return refuse(outcome, change, 'LOTE_AJENO');
  if (cantidad < 1) return refuse(outcome, change, 'MINIMO', { limite: 1 });
  const estatus = lot.estatus === 'AGOTADO' ? (isExpired(lot, outcome.day) ? 'CADUCADO' : 'DISPONIBLE') : lot.estatus;
  store(holding, { ...lot, existencia: lot.existencia + cantidad, estatus }, outcome);
  record(holding, change, loteId, cantidad, outcome);
}

function reserveStock(holding: Draft, change: Reservation, outcome: Outcome): void {
  const { kind, cantidad, loteId, unfit = false } = change;
  const lot = holding.lots.find((each) => each.loteId === loteId);
  if (!lot) return refuse(outcome, change, 'LOTE_AJENO');
  if (cantidad < 1) return refuse(outcome, change, 'MINIMO', { limite: 1 });
  if (kind === 'release') {
    if (cantidad > lot.reservada) return refuseAmount(holding, change, lot.reservada, outcome);
    return store(holding, { ...lot, reservada: lot.reservada - cantidad }, outcome);
  }
  const refusal = unfit ? null : unfitness(lot, outcome.day);
  if (refusal) return refuse(outcome, change, refusal.codigo, refusal.params, refusal.labels);
  const free = unfit ? lot.existencia - lot.reservada : availableOn(lot, outcome.day);
  if (cantidad > free) return refuseAmount(holding, change, free, outcome);
  store(holding, { ...lot, reservada: lot.reservada + cantidad }, outcome);
}

function changeStatus(holding: Draft, change: StatusChange, outcome: Outcome): void {
  const { loteId, estatus, motivo } = change;
  const lot = holding.lots.find((each) => each.loteId === loteId);
  if (!lot) return refuse(outcome, change, 'LOTE_AJENO');
  if (lot.estatus === estatus) return;
  outcome.reasons.set(loteId, motivo);
  store(holding, { ...lot, estatus }, outcome);
  record(holding, { ...change, tipo: 'N_CAMBIO_ESTATUS' }, loteId, 0, outcome);
}

/** Corrects an expiry. The ledger records the old and the new date; expiry is evaluated again, unless the lot is held. */
function correct(holding: Draft, change: Correction, outcome: Outcome): void {
  const { loteId, caducidad, motivo } = change;
  const lot = holding.lots.find((each) => each.loteId === loteId);
  if (!lot) return refuse(outcome, change, 'LOTE_AJENO');
  if (lot.caducidad === caducidad) return;
  const corrected: Lot = { ...lot, caducidad };
  // A held lot may have the same identity as an available one; it is no duplicate.
  const twin = holding.lots.find(
    (each) => each.loteId !== loteId && hasIdentity(each, corrected) && isHeld(each) === isHeld(lot),
  );
  if (twin)
    return refuse(outcome, change, 'LOTE_IDENTICO', {
      numeroLote: lot.numeroLote ?? String(twin.loteId),
      caducidad: displayDate(caducidad),
      loteId: twin.loteId,
    });
  store(holding, corrected, outcome);
  const told = `${displayDate(lot.caducidad) || '–'} → ${displayDate(caducidad)}. ${motivo}`;
  record(holding, { ...change, tipo: 'N_CORRECCION_LOTE', motivo: told }, loteId, 0, outcome);
  const estatus = isHeld(lot) ? lot.estatus : unheldStatus(corrected, outcome.day);
  const { almacenId, insumoId } = holding;
  changeStatus(holding, { kind: 'status', almacenId, insumoId, loteId, estatus, motivo: null }, outcome);
}

/** Returns the reason why a lot may not leave on a day; null when it may. */
function unfitness(lot: Lot, day: string): Pick<Issue, 'codigo' | 'params' | 'labels'> | null {
  const numeroLote = lot.numeroLote ?? '';
  if (isExpired(lot, day))
    return { codigo: 'LOTE_CADUCADO', params: { numeroLote, caducidad: displayDate(lot.caducidad) } };
  // For a used-up lot, the fault is missing stock, not a hold.
  return lot.estatus === 'DISPONIBLE' || lot.estatus === 'AGOTADO'
    ? null
    : { codigo: 'LOTE_NO_DISPONIBLE', params: { numeroLote }, labels: { estatus: `enums.EstatusLote.${lot.estatus}` } };
}

function store(holding: Draft, lot: Lot, { touched }: Outcome): void {
  const at = holding.lots.findIndex(({ loteId }) => loteId === lot.loteId);
  if (at < 0) holding.lots.push(lot);
  else holding.lots[at] = lot;
  touched.set(lot.loteId, { almacenId: lot.almacenId, insumoId: lot.insumoId, loteId: lot.loteId });
}

function record(
  holding: Draft,
  change: StockKey & MovementDetail & { readonly tipo: Exit['tipo'] },
  loteId: number,
  cantidad: number,
  { movements, at }: Outcome,
): void {
  const lot = holding.lots.find((each) => each.loteId === loteId)!;
  const nature = natureOf(change.tipo);
  const [entrada, salida] = [nature === 'in' ? cantidad : 0, nature === 'out' ? cantidad : 0];
  holding.movimientos += 1;
  holding.saldo += entrada - salida;
  movements.push({
    change: at,
    almacenId: holding.almacenId,
    insumoId: holding.insumoId,
    tipo: change.tipo,
    loteId,
    consecutivo: holding.movimientos,
    entrada,
    salida,
    saldoInsumo: holding.saldo,
    saldoLote: lot.existencia,
    costoUnitario: lot.costoUnitario,
    loteCaducidad: lot.caducidad,
    contraparte: change.contraparte ?? null,
    motivo: change.motivo ?? null,
    reversaDeId: change.reversaDeId ?? null,
  });
}

function refuseAmount(holding: Draft, change: StockChange, disponible: number, outcome: Outcome): void {
  refuse(outcome, change, 'EXISTENCIA_INSUFICIENTE', { disponible, clave: holding.insumoClave });
}

function refuse(
  { issues }: Outcome,
  { campo = '' }: { campo?: string },
  codigo: string,
  params: Issue['params'] = {},
  labels?: Issue['labels'],
): void {
  issues.push({ campo, codigo, params, ...(labels ? { labels } : {}) });
}

function lotOf(state: ReadonlyMap<string, Draft>, key: StockKey, loteId: number): Lot {
  return state.get(keyOf(key))!.lots.find((lot) => lot.loteId === loteId)!;
}

function reasonOf({ reasons }: Outcome, loteId: number): { motivoEstatus?: string | null } {
  return reasons.has(loteId) ? { motivoEstatus: reasons.get(loteId) ?? null } : {};
}
