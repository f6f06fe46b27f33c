import { addDays, daysFrom, isoWeekday } from '#platform/shared/dates/days';
import { toZonedTime } from '#platform/shared/dates/moments';
import type { Agenda, Appointment, Slot } from './useAgenda';

/** Entry of a cell: an appointment, or a free slot of a physician. */
export type Entry =
  | { readonly kind: 'appointment'; readonly key: string; readonly time: string; readonly appointment: Appointment }
  | {
      readonly kind: 'free';
      readonly key: string;
      readonly time: string;
      readonly slot: Slot;
      /** Physician of the slot; null at a dock. */
      readonly physician: Physician | null;
    };

export type Physician = Agenda['medicos'][number];

export interface Column {
  readonly key: string;
  /** Day of the column; null when all columns show the same day. */
  readonly day: string | null;
  readonly physician: Physician | null;
  /** Dock, for a single day at a warehouse; null otherwise, and for entries without a dock. */
  readonly dock: string | null;
  readonly entries: readonly Entry[];
}

export type View = 'dia' | 'semana';

/** Returns the days that a view shows, `yyyy-MM-dd`: one, or a week from Monday. */
export function daysOf(view: View, day: string): readonly string[] {
  if (view === 'dia') return [day];
  const monday = addDays(day, 1 - isoWeekday(day));
  return daysFrom(monday, 7);
}

interface Shown {
  readonly days: readonly string[];
  readonly zone: string;
  /** Physicians in the order of `slots`. */
  readonly physicians: readonly Physician[];
  readonly slots: readonly (readonly Slot[])[];
  readonly appointments: readonly Appointment[];
}

/**
 * Returns a column for each day, or for a single day one for each physician, with its entries by time. Excludes cancelled and moved
 * appointments.
 */
export function columnsOf({ days, zone, physicians, slots, appointments }: Shown): readonly Column[] {
  const timeOf = (moment: string) => toZonedTime(moment, zone)!.time.slice(0, 5);
  const shown = appointments.filter(isShown);
  const entriesOf = (day: string, own: readonly Physician[]): readonly Entry[] => {
    const ids = own.map(({ personalMedicoId }) => personalMedicoId);
    return [
      ...shown
        .filter(({ fecha, personalMedicoId }) => fecha === day && ids.includes(personalMedicoId ?? 0))
        .map((appointment) => entryOf(appointment, timeOf)),
      ...own.flatMap((physician) =>
        (slots[physicians.indexOf(physician)] ?? [])
          .filter(({ fecha }) => fecha === day)
          .map((slot): Entry => ({
            kind: 'free',
            key: `h${physician.personalMedicoId} ${slot.inicio}`,
            time: timeOf(slot.inicio),
            slot,
            physician,
          })),
      ),
    ].toSorted((one, other) => one.time.localeCompare(other.time) || one.kind.localeCompare(other.kind));
  };
  const [day] = days;
  return days.length === 1 && day !== undefined
    ? physicians.map((physician) => ({
        key: String(physician.personalMedicoId),
        day: null,
        physician,
        dock: null,
        entries: entriesOf(day, [physician]),
      }))
    : days.map((each) => ({ key: each, day: each, physician: null, dock: null, entries: entriesOf(each, physicians) }));
}

const GONE: readonly Appointment['estatus'][] = ['CANCELADA', 'REPROGRAMADA', 'RECHAZADA'];

/** Returns true when a calendar shows the appointment; cancelled ones appear only in the list. */
export const isShown = ({ estatus }: Appointment): boolean => !GONE.includes(estatus);

export const entryOf = (appointment: Appointment, timeOf: (moment: string) => string): Entry => ({
  kind: 'appointment',
  key: `e${appointment.eventoId}`,
  time: timeOf(appointment.inicio),
  appointment,
});

/** Returns all start times of entries in the columns. */
export function timesOf(columns: readonly Column[]): readonly string[] {
  return [...new Set(columns.flatMap(({ entries }) => entries.map(({ time }) => time)))].toSorted();
}
