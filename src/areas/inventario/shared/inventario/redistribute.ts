import { daysBetween } from '#platform/shared/dates/days';
import { distanceKm, type Place } from '#areas/red/shared/geografia/distance-km';
import { MONTH_DAYS } from './pieces-at-risk';

/** A warehouse that has more of a supply than it will use. */
export interface Giver {
  readonly almacenId: number;
  /** Pieces beyond its maximum. */
  readonly excedente: number;
  /** Pieces that will not be used there before they expire; they may be some of the surplus. */
  readonly enRiesgo: number;
  /** `yyyy-MM-dd`, the first date of those; null where none is at risk. */
  readonly caducidad: string | null;
  /** MXN for one piece. */
  readonly costoUnitario: number;
  readonly place: Place | null;
}

/** A warehouse that is short of it. */
export interface Taker {
  readonly almacenId: number;
  /** Pieces up to its maximum, what is on its way taken off. */
  readonly faltante: number;
  readonly disponible: number;
  /** Pieces a month; null where nothing is known. */
  readonly cpm: number | null;
  /** Pieces are requested in multiples of it. */
  readonly multiplo: number;
  readonly place: Place | null;
}

/** Pieces that one warehouse could give another. */
export interface Move {
  readonly origenId: number;
  readonly destinoId: number;
  readonly cantidad: number;
  readonly motivo: 'POR_CADUCAR' | 'EXCEDENTE';
  readonly caducidad: string | null;
  /** As the crow flies; null where a place is not known. */
  readonly distanciaKm: number | null;
  /** MXN, what the pieces cost. */
  readonly importe: number;
}

/** Days that pieces need to get there and be used, at least. */
const DAYS_UNDER_WAY = 7;

/**
 * Transfers of one supply between warehouses. The warehouse whose pieces last the shortest is helped first; pieces about to expire are
 * taken first, and the nearest among them. A giver stays at its maximum, unless the pieces would expire there. A taker gets no more than it
 * lacks, or can use before expiry.
 *
 * @param day `yyyy-MM-dd`, today
 */
export function redistribute(givers: readonly Giver[], takers: readonly Taker[], day: string): readonly Move[] {
  const left = new Map(givers.map((giver) => [giver, Math.max(giver.excedente, giver.enRiesgo)]));
  const risky = new Map(givers.map((giver) => [giver, giver.enRiesgo]));
  const moves: Move[] = [];
  for (const taker of takers.toSorted(byUrgency)) {
    let wanted = taker.faltante;
    const near = givers
      .filter(({ almacenId }) => almacenId !== taker.almacenId)
      .map((giver) => ({ giver, km: between(giver.place, taker.place) }))
      .toSorted(
        (a, b) =>
          Number(risky.get(b.giver)! > 0) - Number(risky.get(a.giver)! > 0) ||
          (a.km ?? Infinity) - (b.km ?? Infinity) ||
          a.giver.almacenId - b.giver.almacenId,
      );
    for (const { giver, km } of near) {
      const risk = risky.get(giver)!;
      const most = Math.min(wanted, left.get(giver)!, risk > 0 ? usable(taker, giver, day) : Infinity);
      const cantidad = Math.floor(most / taker.multiplo) * taker.multiplo;
      if (cantidad < 1) continue;
      wanted -= cantidad;
      left.set(giver, left.get(giver)! - cantidad);
      risky.set(giver, Math.max(0, risk - cantidad));
      moves.push({
        origenId: giver.almacenId,
        destinoId: taker.almacenId,
        cantidad,
        motivo: risk > 0 ? 'POR_CADUCAR' : 'EXCEDENTE',
        caducidad: risk > 0 ? giver.caducidad : null,
        distanciaKm: km === null ? null : Math.round(km * 10) / 10,
        importe: Math.round(cantidad * giver.costoUnitario * 100) / 100,
      });
    }
  }
  return moves;
}

/** Fewest days of use first; without known use, the largest shortage. */
function byUrgency(a: Taker, b: Taker): number {
  return lasts(a) - lasts(b) || b.faltante - a.faltante || a.almacenId - b.almacenId;
}

/** Months that pieces last. */
function lasts({ disponible, cpm }: Taker): number {
  return disponible <= 0 ? 0 : cpm ? disponible / cpm : Number.MAX_VALUE;
}

/** Pieces that expire which a warehouse would still use in time, after its own. */
function usable({ cpm, disponible }: Taker, { caducidad }: Giver, day: string): number {
  if (caducidad === null) return Infinity;
  const days = daysBetween(day, caducidad) - DAYS_UNDER_WAY;
  return Math.max(0, Math.floor(((cpm ?? 0) / MONTH_DAYS) * days) - disponible);
}

function between(one: Place | null, other: Place | null): number | null {
  return one && other ? distanceKm(one, other) : null;
}
