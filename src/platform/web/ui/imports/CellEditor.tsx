import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { DateControl } from '../form/inputs/DateControl';
import type { CellEditing } from './import-outcome';
import styles from './imports.module.css';

interface CellEditorProps {
  readonly editing: CellEditing;
  /** Label of the cell for assistive technology. */
  readonly label: string;
  readonly value: string;
  readonly describedBy: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

/** Maximum characters of a cell that the server accepts. */
const MAX_CHARACTERS = 4000;

/** Editor for the text of a cell, with the input of its field. */
export function CellEditor({
  editing: { tipo, opciones },
  label,
  value,
  describedBy,
  disabled,
  onChange,
}: CellEditorProps) {
  const translate = useTranslate();
  const id = useId();
  if (tipo === 'FECHA') {
    return (
      <>
        <label htmlFor={id} className="rs-hidden">
          {label}
        </label>
        <DateControl
          id={id}
          label={label}
          value={value}
          onChange={(day) => onChange(String(day ?? ''))}
          onBlur={() => undefined}
          error={false}
          describedBy={describedBy}
          locked={disabled}
        />
      </>
    );
  }
  if (tipo === 'OPCION') {
    const known = opciones.some((option) => option.valor === value);
    return (
      <select
        className={styles['cell']}
        aria-label={label}
        aria-describedby={describedBy}
        disabled={disabled}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {!known && <option value={value}>{value === '' ? translate('app.input.choose') : value}</option>}
        {opciones.map(({ valor, texto }) => (
          <option key={valor} value={valor}>
            {texto}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      className={styles['cell']}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={disabled}
      value={value}
      autoComplete="off"
      maxLength={MAX_CHARACTERS}
      inputMode={tipo === 'NUMERO' ? 'decimal' : 'text'}
      placeholder={tipo === 'HORA' ? 'hh:mm' : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
