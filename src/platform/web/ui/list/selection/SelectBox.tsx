import { memo } from 'react';
import styles from './selection.module.css';

interface SelectBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly mixed?: boolean;
  readonly onToggle: (range: boolean) => void;
}

/** A native checkbox: a list renders one per row. */
export const SelectBox = memo(function SelectBox({ label, checked, mixed = false, onToggle }: SelectBoxProps) {
  return (
    <label className={styles['box']}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = mixed;
        }}
        onChange={(event) => onToggle((event.nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  );
});
