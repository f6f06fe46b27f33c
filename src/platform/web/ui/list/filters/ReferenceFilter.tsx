import { useId } from 'react';
import { DynamicReferencePicker } from '../../reference/DynamicReferencePicker';
import { asList } from './as-list';
import styles from './filters.module.css';

interface ReferenceFilterProps {
  readonly label: string;
  readonly reference: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Filter of referenced records, found by typing; any of those chosen matches. */
export function ReferenceFilter({ label, reference, value, onChange }: ReferenceFilterProps) {
  const id = useId();
  const ids: readonly (string | number)[] = Array.isArray(value) ? value : asList(value);
  return (
    <div className={styles['filter']}>
      <label htmlFor={id}>{label}</label>
      <DynamicReferencePicker
        id={id}
        reference={reference}
        multiple
        size="small"
        value={ids}
        onChange={(next) => onChange(next.length > 0 ? next : undefined)}
      />
    </div>
  );
}
