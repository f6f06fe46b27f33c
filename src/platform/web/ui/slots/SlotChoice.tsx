import { formatDate } from '../format/format-date';
import { currentTimeZone } from '../format/time-zone';
import { toZonedTime } from '#platform/shared/dates/moments';
import { grouped } from '#platform/shared/grouped';
import styles from './slot-choice.module.css';

/** A free time. */
export interface FreeSlot {
  /** `yyyy-MM-dd` where it is. */
  readonly fecha: string;
  /** ISO 8601 */
  readonly inicio: string;
}

interface SlotChoiceProps {
  readonly label: string;
  readonly slots: readonly FreeSlot[];
  /** The chosen beginning. */
  readonly value: string | null;
  readonly onChange: (slot: FreeSlot) => void;
  /** Zone of the place; the reader's where it is left out. */
  readonly zone?: string | undefined;
}

/** Free times to choose one of, by day. Arrows move among them as among any radio buttons. */
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
                {toZonedTime(slot.inicio, zone)?.time.slice(0, 5)}
              </span>
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
