import Backspace from '@mui/icons-material/BackspaceOutlined';
import { useTranslate } from 'react-admin';
import type { PointerEvent } from 'react';
import styles from './signs.module.css';

const DIGITS = ['7', '8', '9', '4', '5', '6', '1', '2', '3'] as const;

interface KeypadProps {
  readonly decimal: boolean;
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  readonly onNext: () => void;
}

/** A keypad of our own: that of a tablet would cover half of the form, and has keys that nobody needs. */
export function Keypad({ decimal, onDigit, onErase, onNext }: KeypadProps) {
  const translate = useTranslate();
  /** A touched key leaves the focus in the field. */
  const stay = (event: PointerEvent) => event.preventDefault();
  return (
    <div className={styles['keypad']} role="group" aria-label={translate('signs.keypad')}>
      {DIGITS.map((digit) => (
        <button key={digit} type="button" onPointerDown={stay} onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
      <button
        type="button"
        aria-label={translate('signs.point')}
        disabled={!decimal}
        onPointerDown={stay}
        onClick={() => onDigit('.')}
      >
        .
      </button>
      <button type="button" onPointerDown={stay} onClick={() => onDigit('0')}>
        0
      </button>
      <button type="button" aria-label={translate('signs.erase')} onPointerDown={stay} onClick={onErase}>
        <Backspace aria-hidden />
      </button>
      <button type="button" data-next onPointerDown={stay} onClick={onNext}>
        {translate('signs.next')}
      </button>
    </div>
  );
}
