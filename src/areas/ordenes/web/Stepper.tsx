import { useTranslate } from 'react-admin';
import { blocked } from '#platform/web/ui/buttons/blocked';
import styles from './orders.module.css';

interface StepperProps {
  /** Name of the counted item, for screen readers. */
  readonly name: string;
  readonly value: number;
  readonly most?: number | undefined;
  /** Value after the first press. */
  readonly first?: number | undefined;
  readonly onChange: (value: number) => void;
}

/** Quantity input: plus and minus buttons, or typed. */
export function Stepper({ name, value, most = 9999, first = 1, onChange }: StepperProps) {
  const translate = useTranslate();
  const set = (next: number) => onChange(Math.max(0, Math.min(most, Math.trunc(next) || 0)));
  return (
    <div className={styles['stepper']} role="group" aria-label={name}>
      <button
        type="button"
        aria-label={translate('app.orders.fewer', { name })}
        {...blocked(value === 0 && translate('app.why.zero'))}
        onClick={() => set(value - 1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        aria-label={translate('app.orders.amountOf', { name })}
        value={value === 0 ? '' : value}
        placeholder="0"
        onChange={({ target }) => set(Number(target.value))}
      />
      <button
        type="button"
        aria-label={translate('app.orders.more', { name })}
        {...blocked(value >= most && translate('app.why.most', { most }))}
        onClick={() => set(value === 0 ? first : value + 1)}
      >
        +
      </button>
    </div>
  );
}
