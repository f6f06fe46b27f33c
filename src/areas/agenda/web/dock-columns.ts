import { toZonedTime } from '#platform/shared/dates/moments';
import { entryOf, isShown, type Column, type Entry } from './columns';
import type { Appointment, Slot } from './useAgenda';

interface Shown {
  /** `yyyy-MM-dd` */
  readonly days: readonly string[];
  readonly zone: string;
  /** Names of docks; empty for a warehouse with only one place. */
  readonly docks: readonly string[];
  /** All slots, including full and past ones. */
  readonly slots: readonly Slot[];
  readonly appointments: readonly Appointment[];
  readonly now: number;
}

/**
 * Returns a column for each dock of one day, or for each of several days, with its entries by time. Entries of docks without opening hours
 * also have a column.
 */
export function dockColumns({ days, zone, docks, slots, appointments, now }: Shown): readonly Column[] {
  const timeOf = (moment: string) => toZonedTime(moment, zone)!.time.slice(0, 5);
  const shown = appointments.filter(isShown);
  const free = slots.filter(({ inicio, cupoLibre }) => cupoLibre > 0 && Date.parse(inicio) > now);
  const freeEntry = (slot: Slot): Entry => ({
    kind: 'free',
    key: `h${slot.anden ?? ''} ${slot.inicio}`,
    time: timeOf(slot.inicio),
    slot,
    physician: null,
  });
  const entriesOf = (day: string, isHere: (dock: string | null) => boolean): readonly Entry[] =>
    [
      ...shown.filter(({ fecha, anden }) => fecha === day && isHere(anden)).map((each) => entryOf(each, timeOf)),
      ...free.filter(({ fecha, anden }) => fecha === day && isHere(anden)).map(freeEntry),
    ].toSorted((one, other) => one.time.localeCompare(other.time) || one.kind.localeCompare(other.kind));
  const [day] = days;
  if (days.length > 1 || day === undefined)
    return days.map((each) => ({
      key: each,
      day: each,
      physician: null,
      dock: null,
      entries: entriesOf(each, () => true),
    }));
  const named = docks.map((dock) =>
    column(
      dock,
      entriesOf(day, (other) => other === dock),
    ),
  );
  const rest = entriesOf(day, (dock) => dock === null || !docks.includes(dock));
  return rest.length > 0 || named.length === 0 ? [...named, column(null, rest)] : named;
}

const column = (dock: string | null, entries: readonly Entry[]): Column => ({
  key: dock ?? 'sin-anden',
  day: null,
  physician: null,
  dock,
  entries,
});

/** Returns the number of a day's places, and of the occupied ones, including those of finished appointments. */
export function loadOf(
  slots: readonly Slot[],
  appointments: readonly Appointment[],
  day: string,
): { readonly places: number; readonly taken: number } {
  const own = slots.filter(({ fecha }) => fecha === day);
  const sum = (of: (slot: Slot) => number) => own.reduce((total, slot) => total + of(slot), 0);
  const places = sum(({ cupo }) => cupo);
  const were = appointments.filter((each) => each.fecha === day && isShown(each)).length;
  return {
    places,
    taken: Math.min(
      places,
      Math.max(
        were,
        sum(({ cupo, cupoLibre }) => cupo - cupoLibre),
      ),
    ),
  };
}
