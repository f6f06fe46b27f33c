import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly lang?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A single choice behind an icon. It uses the browser's native list for keyboards and phones. */
export function Choice<Value extends string>({ label, icon, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <span className={styles['choice']} title={label}>
      {icon}
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
    </span>
  );
}
