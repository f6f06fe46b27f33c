import { useTranslate } from 'react-admin';
import { loadOf } from './dock-columns';
import type { Appointment, Slot } from './useAgenda';
import styles from './agenda.module.css';

/** Occupancy from which a day is nearly full. */
const NEARLY = 0.8;

/** Renders the occupancy of a day's slots. */
export function DayLoad({
  title,
  day,
  slots,
  appointments,
}: {
  readonly title: string;
  readonly day: string;
  readonly slots: readonly Slot[];
  readonly appointments: readonly Appointment[];
}) {
  const translate = useTranslate();
  const { places, taken } = loadOf(slots, appointments, day);
  const share = places === 0 ? 0 : taken / places;
  return (
    <li>
      <span>
        <b>{title}</b> {places === 0 ? translate('agenda.closed') : translate('agenda.load', { taken, places })}
      </span>
      <span
        className={styles['bar']}
        data-tone={share >= 1 ? 'danger' : share >= NEARLY ? 'warning' : 'info'}
        aria-hidden
      >
        <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </span>
    </li>
  );
}
