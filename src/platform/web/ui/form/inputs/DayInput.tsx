import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { isDate } from '#platform/shared/dates/days';
import { DateControl } from './DateControl';
import styles from '../form.module.css';

interface DayInputProps {
  readonly id: string;
  readonly label: string;
  /** `yyyy-MM-dd`; empty or null without a day. */
  readonly value: string | null;
  /** Receives valid days, and null when an optional field is emptied. */
  readonly onChange: (day: string | null) => void;
  readonly required?: boolean;
  readonly error?: string | undefined;
}

/** Date input outside a form, with keyboard and calendar. Invalid text shows an error and is not passed on. */
export function DayInput({ id, label, value, onChange, required = false, error }: DayInputProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<unknown>(undefined);
  const shown = typed === undefined ? value : typed;
  const wrong =
    typed === undefined
      ? error
      : typed === null
        ? required && translate('errors.REQUERIDO')
        : translate('errors.FECHA');
  const fits = (day: unknown): day is string | null => (day === null ? !required : isDate(day));
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <DateControl
        id={id}
        label={label}
        value={shown}
        error={Boolean(wrong)}
        describedBy={wrong ? `${id}-error` : undefined}
        locked={false}
        onBlur={() => undefined}
        onChange={(day) => {
          if (fits(day)) {
            setTyped(undefined);
            onChange(day);
          } else setTyped(day);
        }}
      />
      {wrong && (
        <p id={`${id}-error`} className={styles['error']} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
