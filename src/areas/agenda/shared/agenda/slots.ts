import { daysBetween, daysFrom, isoWeekday } from '#platform/shared/dates/days';
import { fromZonedTime, toZonedTime } from '#platform/shared/dates/moments';
import { isHoliday } from './holidays';

/** Days of the week as opening hours name them, from Monday. */
export const WEEKDAYS = ['LUNES', 'MARTES', 'MIERCOLES', 'JUEVES', 'VIERNES', 'SABADO', 'DOMINGO'] as const;
/** States in which an appointment takes its place (DOMAIN a.7). */
export const TAKEN = ['PROGRAMADA', 'AUTORIZADA', 'EN_CURSO'] as const;

const MINUTE_MS = 60_000;

/** A day on which other hours hold, or none. */
export interface Exception {
  /** `yyyy-MM-dd` */
  readonly fecha: string;
  /** `HH:mm`; without hours it is closed. */
  readonly inicio?: string | null;
  readonly fin?: string | null;
}

/** Opening hours of one physician or warehouse on one day of the week, by the clock of the unit. */
export interface OpeningHours {
  readonly horarioId: number;
  readonly nucleoId: number | null;
  /** Dock of a warehouse; nothing where it has only one, and of physicians. */
  readonly anden?: string | null;
  readonly diaSemana: string;
  /** `HH:mm` */
  readonly inicio: string;
  readonly fin: string;
  readonly duracionMin: number;
  readonly cupo: number;
  /** `yyyy-MM-dd`, both included; empty for always. */
  readonly vigenciaDesde?: string | null;
  readonly vigenciaHasta?: string | null;
  readonly excepciones?: readonly Exception[] | null;
}

export interface Slot {
  readonly horarioId: number;
  readonly nucleoId: number | null;
  readonly anden: string | null;
  /** The day where the unit is, `yyyy-MM-dd`. */
  readonly fecha: string;
  /** ISO 8601, UTC. */
  readonly inicio: string;
  readonly fin: string;
  readonly cupo: number;
}

/** Occupied time: moments in UTC, the end exclusive. */
export interface Busy {
  readonly inicio: string | Date;
  readonly fin: string | Date;
  /** Its dock; what has none takes a place at each. */
  readonly anden?: string | null;
}

/**
 * All slots of opening hours on a day, free or not. A public holiday has none unless it is an exception with hours. A remainder shorter
 * than a slot is dropped, and so is an hour that the unit's clock skips.
 *
 * @param day `yyyy-MM-dd`
 * @param zone of the unit
 */
export function slotsOfDay(hours: OpeningHours, day: string, zone: string): Slot[] {
  const { horarioId, nucleoId, anden = null, duracionMin, cupo } = hours;
  return openRanges(hours, day).flatMap(([from, to]) => {
    const [begin, end] = [minutesOf(from), minutesOf(to)];
    const found: Slot[] = [];
    for (let at = begin; at + duracionMin <= end; at += duracionMin) {
      const time = `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
      const inicio = fromZonedTime({ date: day, time }, zone);
      if (toZonedTime(inicio, zone)?.time.slice(0, 5) !== time) continue;
      const fin = new Date(Date.parse(inicio) + duracionMin * MINUTE_MS).toISOString();
      found.push({ horarioId, nucleoId, anden, fecha: day, inicio: new Date(inicio).toISOString(), fin, cupo });
    }
    return found;
  });
}

/** Ranges in which opening hours are open on a day, as `HH:mm` pairs by the clock of the unit. */
export function openRanges(
  { diaSemana, inicio, fin, excepciones, vigenciaDesde, vigenciaHasta }: OpeningHours,
  day: string,
): (readonly [string, string])[] {
  if ((vigenciaDesde && day < vigenciaDesde) || (vigenciaHasta && day > vigenciaHasta)) return [];
  if (WEEKDAYS[isoWeekday(day) - 1] !== diaSemana) return [];
  const own = (excepciones ?? []).filter(({ fecha }) => fecha === day);
  if (own.length === 0) return isHoliday(day) ? [] : [[inicio, fin]];
  return own.flatMap((each) => (each.inicio && each.fin ? [[each.inicio, each.fin] as const] : []));
}

interface Window {
  /** `yyyy-MM-dd`, both included. */
  readonly from: string;
  readonly to: string;
  readonly zone: string;
  readonly now: Date;
  /** Also slots that are full, or have begun. */
  readonly all?: boolean | undefined;
}

/** A slot, and the places that are left in it. */
export type OpenSlot = Slot & { readonly cupoLibre: number };

/**
 * Future slots of one physician or warehouse, by time and dock, each with its free places (DOMAIN a.7). An appointment takes a place in
 * every slot of its dock that it overlaps, even if the hours have changed since. Overlapping hours at one dock yield each time once.
 *
 * @param busy appointments of the same physician or warehouse
 */
export function freeSlots(
  hours: readonly OpeningHours[],
  busy: readonly Busy[],
  { from, to, zone, now, all = false }: Window,
): OpenSlot[] {
  const taken = busy.map(({ inicio, fin, anden }) => ({ since: +new Date(inicio), until: +new Date(fin), anden }));
  const best = new Map<string, OpenSlot>();
  for (const day of daysFrom(from, daysBetween(from, to) + 1)) {
    for (const slot of hours.flatMap((each) => slotsOfDay(each, day, zone))) {
      const [begin, end] = [Date.parse(slot.inicio), Date.parse(slot.fin)];
      if (begin <= now.getTime() && !all) continue;
      const here = taken.filter(
        ({ since, until, anden }) => since < end && until > begin && isSameDock(slot.anden, anden ?? null),
      );
      const cupoLibre = Math.max(0, slot.cupo - here.length);
      const key = `${slot.inicio} ${slot.anden ?? ''}`;
      const known = best.get(key);
      if ((cupoLibre > 0 || all) && cupoLibre >= (known?.cupoLibre ?? 0)) best.set(key, { ...slot, cupoLibre });
    }
  }
  return [...best.values()].toSorted(
    (one, other) =>
      (one.inicio < other.inicio ? -1 : one.inicio > other.inicio ? 1 : 0) ||
      (one.anden ?? '').localeCompare(other.anden ?? ''),
  );
}

/** An appointment without a dock is at each of them. */
const isSameDock = (one: string | null, other: string | null) => one === null || other === null || one === other;

/** Minutes since midnight of `HH:mm` (seconds are passed over). */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
