import { parseNumber } from '../../format/format-number';
import { PendingInput } from './PendingInput';
import styles from './filters.module.css';

interface TextFilterProps {
  readonly label: string;
  readonly mode: 'contains' | 'equals' | 'number';
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Filter of a text contained in the field or equal to it, or of an equal number. */
export function TextFilter({ label, mode, value, onChange }: TextFilterProps) {
  const text =
    typeof value === 'object' && value !== null && 'like' in value
      ? String(value.like)
      : value === undefined
        ? ''
        : String(value);
  const commit = (typed: string) => {
    const trimmed = typed.trim();
    if (trimmed === '') {
      onChange(undefined);
      return true;
    }
    const number = mode === 'number' ? parseNumber(trimmed) : null;
    if (mode === 'number' && typeof number !== 'number') return false;
    onChange(mode === 'contains' ? { like: trimmed } : mode === 'number' ? number : trimmed);
    return true;
  };
  return (
    <fieldset className={styles['filter']}>
      <legend>{label}</legend>
      <PendingInput
        label={label}
        hideLabel
        value={text}
        inputMode={mode === 'number' ? 'decimal' : 'text'}
        onCommit={commit}
      />
    </fieldset>
  );
}
