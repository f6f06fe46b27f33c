import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { isDate } from '#platform/shared/dates/days';
import { fromZonedTime, toZonedTime } from '#platform/shared/dates/moments';
import { currentTimeZone } from '../../format/time-zone';
import type { FieldControl } from '../field/FormField';
import styles from '../form.module.css';
import { DateControl } from './DateControl';
import { TimeControl } from './TimeControl';

/** Input of day and time in the unit's time zone; its value is an instant in UTC. */
export function DateTimeControl({
  id,
  label,
  value,
  onChange,
  onBlur,
  error,
  describedBy,
  locked,
}: Omit<FieldControl, 'path'>) {
  const translate = useTranslate();
  // A day alone is not an instant: parsed as one it would be midnight in UTC, the evening before in Mexico.
  const given = isInstant(value) ? toZonedTime(value, currentTimeZone()) : null;
  // Value of one half while the other is still empty.
  const [half, setHalf] = useState<{ date: unknown; time: unknown }>({
    date: isDate(value) ? value : null,
    time: null,
  });
  const date = given?.date ?? half.date;
  const time = given?.time.slice(0, 5) ?? half.time;

  const change = (next: { date: unknown; time: unknown }) => {
    setHalf(next);
    const whole = isDate(next.date) && isTime(next.time);
    if (whole) onChange(fromZonedTime({ date: next.date as string, time: next.time as string }, currentTimeZone()));
    else onChange(next.date === null && next.time === null ? null : [next.date, next.time].filter(Boolean).join(' '));
  };
  const shared = { onBlur, error, describedBy, locked };
  return (
    <div className={styles['pair']}>
      <DateControl
        {...shared}
        id={id}
        label={label}
        ariaLabel={translate('app.input.dateOf', { name: label })}
        value={date}
        onChange={(next) => change({ date: next, time })}
      />
      <TimeControl
        {...shared}
        id={`${id}-time`}
        ariaLabel={translate('app.input.timeOf', { name: label })}
        value={time}
        onChange={(next) => change({ date, time: next })}
      />
    </div>
  );
}

const isInstant = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value);
const isTime = (value: unknown) => typeof value === 'string' && /^\d{2}:\d{2}$/.test(value);
