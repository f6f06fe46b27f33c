import { daysBetween, daysFrom, isoWeekday } from '#platform/shared/dates/days';
import { fromZonedTime, toZonedTime } from '#platform/shared/dates/moments';
import { isHoliday } from './holidays';

/** Days of the week by their names in opening hours, from Monday. */
export const WEEKDAYS = ['LUNES', 'MARTES', 'MIERCOLES', 'JUEVES', 'VIERNES', 'SABADO', 'DOMINGO'] as const;
/** States in which an appointment occupies its slot (DOMAIN a.7). */
export const TAKEN = ['PROGRAMADA', 'AUTORIZADA', 'EN_CURSO'] as const;

const MINUTE_MS = 60_000;

/** Day with different opening hours, or closed. */
export interface Exception {
  /** `yyyy-MM-dd` */
  readonly fecha: string;
  /** `HH:mm`; closed without hours. */
  readonly inicio?: string | null;
  readonly fin?: string | null;
}

/** Opening hours of one physician or warehouse on one day of the week, in the unit's local time. */
export interface OpeningHours {
  readonly horarioId: number;
  readonly nucleoId: number | null;
  /** Dock of a warehouse; empty for a warehouse with only one, and for physicians. */
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
  /** Local date of the unit, `yyyy-MM-dd`. */
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
  /** Its dock; an appointment without one occupies a place at each dock. */
  readonly anden?: string | null;
}

/**
 * Returns all slots of opening hours on a day, free or not. A public holiday has none unless it is an exception with hours. Drops a
 * remainder shorter than a slot, and an hour that daylight saving time skips.
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

/** Returns the open ranges of opening hours on a day, as `HH:mm` pairs in the unit's local time. */
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
  /** True to include full slots and past ones. */
  readonly all?: boolean | undefined;
}

/** Slot with its number of free places. */
export type OpenSlot = Slot & { readonly cupoLibre: number };

/**
 * Returns the future slots of one physician or warehouse, by time and dock, each with its free places (DOMAIN a.7). An appointment occupies
 * a place in every slot of its dock that it overlaps, even if the hours have changed since. Overlapping hours at one dock yield each time
 * once.
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

/** An appointment without a dock counts for each of them. */
const isSameDock = (one: string | null, other: string | null) => one === null || other === null || one === other;

/** Converts `HH:mm` to minutes since midnight; ignores seconds. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
