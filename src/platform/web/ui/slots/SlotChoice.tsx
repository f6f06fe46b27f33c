import { formatDate, formatTime } from '../format/format-date';
import { currentTimeZone } from '../format/time-zone';
import { grouped } from '#platform/shared/text/grouped';
import styles from './slot-choice.module.css';

/** A free slot. */
export interface FreeSlot {
  /** `yyyy-MM-dd` at its place. */
  readonly fecha: string;
  /** ISO 8601 */
  readonly inicio: string;
}

interface SlotChoiceProps {
  readonly label: string;
  readonly slots: readonly FreeSlot[];
  /** Beginning of the chosen slot. */
  readonly value: string | null;
  readonly onChange: (slot: FreeSlot) => void;
  /** Time zone of the place; by default the reader's. */
  readonly zone?: string | undefined;
}

/** Single choice of free slots, by day. Arrows move among them as in any radio group. */
export function SlotChoice({ label, slots, value, onChange, zone = currentTimeZone() }: SlotChoiceProps) {
  const days = [...grouped(slots, ({ fecha }) => fecha)];
  return (
    <fieldset className={styles['slots']}>
      <legend>{label}</legend>
      {days.map(([day, own]) => (
        <div key={day}>
          {days.length > 1 && <span className={styles['day']}>{formatDate(day)}</span>}
          {own.map((slot) => (
            <label key={slot.inicio}>
              <input
                type="radio"
                name={label}
                checked={value !== null && Date.parse(value) === Date.parse(slot.inicio)}
                onChange={() => onChange(slot)}
              />
              <span>
                {days.length > 1 && <span className={styles['unseen']}>{formatDate(day)} </span>}
                {formatTime(slot.inicio, zone)}
              </span>
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
