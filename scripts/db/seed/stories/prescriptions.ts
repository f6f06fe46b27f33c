import { asc } from 'drizzle-orm';
import { motivoNoSurtido, receta } from '#generated/server/tables.gen';
import { isControlledClass } from '#areas/farmacia/shared/farmacia/prescription-kind';
import { allocate } from '#areas/inventario/shared/inventario/allocate';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import type { Lot } from '#areas/inventario/shared/inventario/lot';
import { reserveKeys } from '#platform/server/db/reserve-keys';
import { stockDocument } from '#areas/inventario/server/stock/post-stock';
import { presentOf } from '../present';
import type { Hand } from '../plan/stock-history';
import { randomFor, type Random } from '../random';
import type { Ground } from './ground';
import { momentOf } from './moments';
import { prescribingPlaces, type Prescriber, type PrescribingPlace } from './prescribing-places';
import { spareLots } from './spare-lots';
import { storePrescriptions } from './store-prescriptions';
import type { Story } from './story';

/** DOMAIN (g): 2 900 prescriptions with 7 200 lines in half a year. */
const COUNT = 2900;
const CONTROLLED = 45;
/** Number of patients who wait today at the demo pharmacy. */
const WAITING = 12;
/** Time between two waiting patients. */
const WAIT_MS = 4 * 60_000;
const DEMO_PHARMACY = 'CL-H01-FAR';
const DAYS = 175;

type Fate = 'COMPLETA' | 'PARCIAL' | 'NEGADA' | 'ESPERA';

export interface PlannedLine {
  /** Prescribed supply, or another one of the pharmacy if it is out of stock at dispensing, because physicians see the stock. */
  supply: Ground['supplies'] extends ReadonlyMap<number, infer Supply> ? Supply : never;
  readonly cantidad: number;
  readonly frecuenciaHoras: number;
  readonly dias: number;
  /** Set at dispensing, from the stock at that time. */
  given: readonly { readonly lot: Lot; readonly cantidad: number }[];
}

export interface PlannedPrescription {
  readonly key: number;
  readonly fate: Fate;
  readonly at: PrescribingPlace;
  readonly prescriber: Prescriber;
  readonly pacienteId: number;
  readonly diagnosticoId: number;
  readonly issued: Date;
  readonly dispensed: Date;
  readonly folio: string;
  readonly lines: readonly PlannedLine[];
}

/** Returns the prescriptions of half a year and their dispensing, according to the rules of the application. */
export async function prescriptions(ground: Ground): Promise<Story> {
  const { db, baseDate, numbers } = ground;
  const places = await prescribingPlaces(ground);
  if (places.length === 0) return { keys: [], events: [], store: () => Promise.resolve() };
  const reasons = await db.select().from(motivoNoSurtido).orderBy(asc(motivoNoSurtido.motivoNoSurtidoId));
  const keys = await reserveKeys(db, receta.recetaId, COUNT);
  const drafts = Array.from({ length: COUNT }, (_, index) => draft(ground, places, index))
    .filter((each) => each.lines.length > 0)
    .toSorted((a, b) => a.issued.getTime() - b.issued.getTime());
  const made = drafts.map((each, index): PlannedPrescription => {
    const serie = each.lines.some(({ supply }) => isControlledClass(supply.fraccion)) ? 'RXC' : 'RX';
    return { ...each, key: keys[index]!, folio: numbers.next(serie, each.at.place, each.issued, 7) };
  });
  const dispensed = made.filter(({ fate }) => fate === 'COMPLETA' || fate === 'PARCIAL');
  return {
    keys: [],
    usesUp: usedUpBy(dispensed),
    events: dispensed.map((each) => ({
      at: each.dispensed.toISOString(),
      document: stockDocument('RECETA', each.key, each.folio),
      happens: (hand) => {
        const { place } = each.at;
        each.lines.forEach((line, index) => {
          // The first line of a partial prescription is dispensed in part, or not at all.
          const wanted = each.fate === 'PARCIAL' && index === 0 ? Math.floor(line.cantidad / 2) : line.cantidad;
          const lots = stockFor(ground, each, index, wanted, hand);
          line.given = allocate(lots, wanted, hand.day).assignments;
          for (const { lot, cantidad } of line.given)
            hand.change({
              kind: 'exit',
              tipo: 'S_RECETA',
              almacenId: place.almacenId,
              insumoId: line.supply.insumoId,
              loteId: lot.loteId,
              cantidad,
              contraparte: each.prescriber.nombre,
            });
        });
      },
    })),
    store: (into, stored) => storePrescriptions(into, made, stored, { baseDate, reasons }),
  };
}

/** Returns the prescribed pieces of each pharmacy's supplies in half a year. */
function usedUpBy(made: readonly PlannedPrescription[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { at, lines } of made)
    for (const { supply, cantidad } of lines) {
      const key = keyOf({ almacenId: at.place.almacenId, insumoId: supply.insumoId });
      pieces.set(key, cantidad + (pieces.get(key) ?? 0));
    }
  return pieces;
}

/** Returns the lots for dispensing a line. Tries its own medicine first, then similar ones, until the pharmacy has enough. */
function stockFor(
  ground: Ground,
  { at: { place }, lines }: PlannedPrescription,
  index: number,
  wanted: number,
  hand: Hand,
): readonly Lot[] {
  const line = lines[index]!;
  const others = new Set(lines.filter((each) => each !== line).map((each) => each.supply.insumoId));
  const alike = kept(ground, place.almacenId, isControlledClass(line.supply.fraccion));
  const start = Math.max(0, alike.indexOf(line.supply));
  for (let turn = 0; turn < alike.length; turn += 1) {
    const supply = alike[(start + turn) % alike.length]!;
    if (others.has(supply.insumoId)) continue;
    const lots = spareLots(ground, place, supply.insumoId, hand);
    if (allocate(lots, Math.max(1, wanted), hand.day).missing > 0) continue;
    line.supply = supply;
    return lots;
  }
  return [];
}

/** Returns the oral supplies of a pharmacy, controlled or not; only hospitals have class I. */
function kept({ supplies, stocked }: Ground, almacenId: number, controlled: boolean): readonly PlannedLine['supply'][] {
  return stocked(almacenId).flatMap((insumoId) => {
    const supply = supplies.get(insumoId);
    const fits = supply?.viaAdministracionDefault === 'ORAL' && isControlledClass(supply.fraccion) === controlled;
    return supply && fits && supply.fraccion !== 'I' ? [supply] : [];
  });
}

function draft(ground: Ground, places: readonly PrescribingPlace[], index: number) {
  const random = randomFor('receta', index);
  const waits = index < WAITING;
  const demo = places.find(({ place }) => place.clave === DEMO_PHARMACY) ?? places[0]!;
  const controlled = index >= WAITING && index < WAITING + CONTROLLED;
  const suited = controlled
    ? places.filter(
        ({ place, prescribers }) =>
          prescribers.some((each) => each.controlled) && kept(ground, place.almacenId, true).length > 0,
      )
    : places;
  // The demo's pharmacy gets most controlled prescriptions, so that its control book has entries.
  const atDemo = waits || (random.chance(controlled ? 0.6 : 0.3) && (!controlled || suited.includes(demo)));
  const at = atDemo ? demo : random.pick(suited.length > 0 ? suited : places);
  const days = waits ? 0 : random.integer(1, DAYS);
  // Shortly before now, within today: no step is in the future.
  const issued = waits
    ? new Date(
        Math.max(presentOf(ground.baseDate) - (WAITING - index) * WAIT_MS, Date.parse(`${ground.baseDate}T06:00:00Z`)),
      )
    : momentOf(ground.baseDate, days, 0, random);
  const dispensed = new Date(issued.getTime() + random.integer(4, 55) * 60_000);
  const prescribers = controlled ? at.prescribers.filter((each) => each.controlled) : at.prescribers;
  const fate: Fate = waits
    ? 'ESPERA'
    : random.weighted<Fate>([
        ['COMPLETA', 82],
        ['PARCIAL', 12],
        ['NEGADA', 6],
      ]);
  return {
    fate,
    at,
    prescriber: random.pick(prescribers.length > 0 ? prescribers : at.prescribers),
    pacienteId: random.pick(at.patients),
    diagnosticoId: random.pick(at.diagnoses),
    issued,
    dispensed,
    lines: linesOf(ground, at, controlled && prescribers.length > 0, random),
  };
}

/** Returns two or three lines with medicines of the pharmacy; a controlled one is the only line. */
function linesOf(
  ground: Ground,
  { place }: PrescribingPlace,
  controlled: boolean,
  random: Random,
): readonly PlannedLine[] {
  const offered = kept(ground, place.almacenId, controlled);
  const wanted = controlled
    ? 1
    : random.weighted([
        [1, 15],
        [2, 35],
        [3, 35],
        [4, 15],
      ] as const);
  const chosen = new Map<number, PlannedLine>();
  for (let turn = 0; turn < wanted * 3 && chosen.size < wanted && offered.length > 0; turn += 1) {
    const supply = random.pick(offered);
    chosen.set(supply.insumoId, {
      supply,
      cantidad: random.weighted([
        [1, 60],
        [2, 30],
        [3, 10],
      ] as const),
      frecuenciaHoras: random.pick([8, 12, 24]),
      dias: random.pick([3, 5, 7, 10, 30]),
      given: [],
    });
  }
  return [...chosen.values()];
}
