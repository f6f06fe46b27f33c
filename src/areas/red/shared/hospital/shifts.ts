import { addDays } from '#platform/shared/dates/days';
import { fromZonedTime, toZonedTime } from '#platform/shared/dates/moments';

/** Shifts of a day in a hospital; two groups of staff alternate at night. */
export type Shift = 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO';

export interface ShiftTime {
  readonly turno: Shift;
  /** Day on which the shift began, `yyyy-MM-dd`: the hours after midnight belong to the night before. */
  readonly fecha: string;
  /** ISO 8601 */
  readonly desde: string;
  readonly hasta: string;
}

/** Start of each shift by the clock of the unit, in the order of the day. Times before the first belong to the last one. */
export const SHIFT_BEGINS: readonly (readonly [Shift, string])[] = [
  ['MATUTINO', '07:00'],
  ['VESPERTINO', '14:00'],
  ['NOCTURNO', '21:00'],
];

/** Returns the shift of a moment, by the clock of the unit. */
export function shiftAt(moment: Date, timeZone: string): ShiftTime {
  const { date, time } = toZonedTime(moment, timeZone)!;
  const place = SHIFT_BEGINS.findLastIndex(([, begins]) => begins <= time.slice(0, 5));
  return place === -1
    ? shiftOf('NOCTURNO', addDays(date, -1), timeZone)
    : shiftOf(SHIFT_BEGINS[place]![0], date, timeZone);
}

/** Returns start and end of a shift that begins on a day. */
export function shiftOf(turno: Shift, fecha: string, timeZone: string): ShiftTime {
  const place = SHIFT_BEGINS.findIndex(([name]) => name === turno);
  const [next, day] =
    place === SHIFT_BEGINS.length - 1 ? [SHIFT_BEGINS[0]!, addDays(fecha, 1)] : [SHIFT_BEGINS[place + 1]!, fecha];
  return {
    turno,
    fecha,
    desde: fromZonedTime({ date: fecha, time: SHIFT_BEGINS[place]![1] }, timeZone),
    hasta: fromZonedTime({ date: day, time: next[1] }, timeZone),
  };
}

/** Time after which the previous shift can no longer be handed over. */
const HANDOVER_MS = 4 * 60 * 60 * 1000;
/** Time into a shift during which the previous one is the likelier to be handed over. */
const EARLY_MS = 2 * 60 * 60 * 1000;

/** Returns the shifts that may be handed over at a moment, the likeliest first: the current one, and for some hours the previous one. */
export function shiftsToHandOver(moment: Date, timeZone: string): readonly ShiftTime[] {
  const present = shiftAt(moment, timeZone);
  const before = shiftAt(new Date(Date.parse(present.desde) - 1), timeZone);
  const gone = moment.getTime() - Date.parse(present.desde);
  if (gone > HANDOVER_MS) return [present];
  return gone < EARLY_MS ? [before, present] : [present, before];
}

/** Returns the shifts of the staff (`turno` of the network) that are on duty in a shift of the day. */
export function staffShifts(turno: Shift): readonly string[] {
  return turno === 'NOCTURNO'
    ? ['NOCTURNO_A', 'NOCTURNO_B', 'JORNADA_ACUMULADA', 'MIXTO']
    : [turno, 'JORNADA_ACUMULADA', 'MIXTO'];
}

/** Returns the shift of the day for a shift of the staff; for staff on all shifts, the current one. */
export function shiftOfStaff(turno: string, now: Shift): Shift {
  if (turno === 'MATUTINO' || turno === 'VESPERTINO') return turno;
  return turno.startsWith('NOCTURNO') ? 'NOCTURNO' : now;
}
