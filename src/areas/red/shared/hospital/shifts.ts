import { addDays } from '#platform/shared/dates/days';
import { fromZonedTime, toZonedTime } from '#platform/shared/dates/moments';

/** Shifts of a day in a hospital; night is two groups of people who take turns. */
export type Shift = 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO';

export interface ShiftTime {
  readonly turno: Shift;
  /** The day on which it began, `yyyy-MM-dd`: the small hours are still last night's. */
  readonly fecha: string;
  /** ISO 8601 */
  readonly desde: string;
  readonly hasta: string;
}

/** When each shift begins, by the clock of the unit, in the order of the day; what is before the first is still the last one's. */
export const SHIFT_BEGINS: readonly (readonly [Shift, string])[] = [
  ['MATUTINO', '07:00'],
  ['VESPERTINO', '14:00'],
  ['NOCTURNO', '21:00'],
];

/** The shift in which a moment lies, by the clock of the unit. */
export function shiftAt(moment: Date, timeZone: string): ShiftTime {
  const { date, time } = toZonedTime(moment, timeZone)!;
  const place = SHIFT_BEGINS.findLastIndex(([, begins]) => begins <= time.slice(0, 5));
  return place === -1
    ? shiftOf('NOCTURNO', addDays(date, -1), timeZone)
    : shiftOf(SHIFT_BEGINS[place]![0], date, timeZone);
}

/** When a shift that begins on a day begins and ends. */
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

/** Hours after which the previous shift can no longer be handed over. */
const HANDOVER_MS = 4 * 60 * 60 * 1000;
/** So long into a shift what is handed over is the one before. */
const EARLY_MS = 2 * 60 * 60 * 1000;

/**
 * The shifts that may be handed over at a moment, the one that most likely is first: the present one, and for some hours the one before it.
 */
export function shiftsToHandOver(moment: Date, timeZone: string): readonly ShiftTime[] {
  const present = shiftAt(moment, timeZone);
  const before = shiftAt(new Date(Date.parse(present.desde) - 1), timeZone);
  const gone = moment.getTime() - Date.parse(present.desde);
  if (gone > HANDOVER_MS) return [present];
  return gone < EARLY_MS ? [before, present] : [present, before];
}

/** The shifts that staff is assigned to (`turno` of the network) whose people are there in such a one. */
export function staffShifts(turno: Shift): readonly string[] {
  return turno === 'NOCTURNO'
    ? ['NOCTURNO_A', 'NOCTURNO_B', 'JORNADA_ACUMULADA', 'MIXTO']
    : [turno, 'JORNADA_ACUMULADA', 'MIXTO'];
}

/** The shift of the day that a shift of the staff is in; of those who work through, the present one. */
export function shiftOfStaff(turno: string, now: Shift): Shift {
  if (turno === 'MATUTINO' || turno === 'VESPERTINO') return turno;
  return turno.startsWith('NOCTURNO') ? 'NOCTURNO' : now;
}
