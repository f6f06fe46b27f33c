import { useId, type ReactNode } from 'react';
import styles from './settings-panel.module.css';

interface OptionGroupProps<Value extends string | number> {
  readonly title: string;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly drawing?: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Appearance of the options: side by side in one bar, as cards with a drawing, or as colour swatches. */
  readonly look: 'bar' | 'cards' | 'spots';
  readonly note?: string | null;
}

/** Single choice with all options visible. */
export function OptionGroup<Value extends string | number>({
  title,
  options,
  value,
  onChange,
  look,
  note,
}: OptionGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles['group']} aria-describedby={note ? `${id}-note` : undefined}>
      <legend>{title}</legend>
      <div className={styles[look]}>
        {options.map((option) => (
          <label key={option.value} className={styles['option']}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.drawing}
            <span className={look === 'spots' ? 'rs-hidden' : undefined}>{option.text}</span>
          </label>
        ))}
      </div>
      {note && (
        <p id={`${id}-note`} className={styles['note']} role="status">
          {note}
        </p>
      )}
    </fieldset>
  );
}
