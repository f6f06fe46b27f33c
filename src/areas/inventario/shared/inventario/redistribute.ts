import { daysBetween } from '#platform/shared/dates/days';
import { distanceKm, type Place } from '#areas/red/shared/geografia/distance-km';
import { MONTH_DAYS } from './pieces-at-risk';

/** A warehouse with more of a supply than it will use. */
export interface Giver {
  readonly almacenId: number;
  /** Pieces beyond its maximum. */
  readonly excedente: number;
  /** Pieces that will expire there unused; they may be part of the surplus. */
  readonly enRiesgo: number;
  /** `yyyy-MM-dd`, earliest expiry of the pieces at risk; null without any. */
  readonly caducidad: string | null;
  /** MXN for one piece. */
  readonly costoUnitario: number;
  readonly place: Place | null;
}

/** A warehouse with a shortage of the supply. */
export interface Taker {
  readonly almacenId: number;
  /** Pieces missing to its maximum, less those in transit. */
  readonly faltante: number;
  readonly disponible: number;
  /** Pieces per month; null when unknown. */
  readonly cpm: number | null;
  /** Pieces are requested in multiples of this number. */
  readonly multiplo: number;
  readonly place: Place | null;
}

/** Possible transfer between two warehouses. */
export interface Move {
  readonly origenId: number;
  readonly destinoId: number;
  readonly cantidad: number;
  readonly motivo: 'POR_CADUCAR' | 'EXCEDENTE';
  readonly caducidad: string | null;
  /** Straight-line distance; null when a place is unknown. */
  readonly distanciaKm: number | null;
  /** MXN, cost of the pieces. */
  readonly importe: number;
}

/** Minimum days to transport and use the pieces. */
const DAYS_UNDER_WAY = 7;

/**
 * Plans the transfers of one supply between warehouses. The warehouse whose pieces last the shortest is served first. Pieces about to
 * expire are taken first, from the nearest warehouse. A giver keeps its maximum, unless the pieces would expire there. A taker gets no more
 * than its shortage, or than it can use before expiry.
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

/** Returns the months that the available pieces last. */
function lasts({ disponible, cpm }: Taker): number {
  return disponible <= 0 ? 0 : cpm ? disponible / cpm : Number.MAX_VALUE;
}

/** Returns the giver's pieces that the taker can use before they expire, after its own stock. */
function usable({ cpm, disponible }: Taker, { caducidad }: Giver, day: string): number {
  if (caducidad === null) return Infinity;
  const days = daysBetween(day, caducidad) - DAYS_UNDER_WAY;
  return Math.max(0, Math.floor(((cpm ?? 0) / MONTH_DAYS) * days) - disponible);
}

function between(one: Place | null, other: Place | null): number | null {
  return one && other ? distanceKm(one, other) : null;
}
