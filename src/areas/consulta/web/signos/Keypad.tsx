import Backspace from '@mui/icons-material/BackspaceOutlined';
import { useTranslate } from 'react-admin';
import { memo, type PointerEvent, type TouchEvent } from 'react';
import { blocked } from '#platform/web/ui/buttons/blocked';
import styles from './signs.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

interface KeypadProps {
  readonly decimal: boolean;
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  readonly onNext: () => void;
}

/** Renders the keypad of the form. The tablet's own would cover half of the form and has unused keys. */
export const Keypad = memo(function Keypad({ decimal, onDigit, onErase, onNext }: KeypadProps) {
  const translate = useTranslate();
  return (
    <div className={styles['keypad']} role="group" aria-label={translate('signs.keypad')}>
      {DIGITS.map((digit) => (
        <button key={digit} type="button" {...pressed(() => onDigit(digit))}>
          {digit}
        </button>
      ))}
      <button
        type="button"
        aria-label={translate('signs.point')}
        {...blocked(!decimal && translate('app.why.whole'))}
        {...pressed(() => onDigit('.'))}
      >
        .
      </button>
      <button type="button" {...pressed(() => onDigit('0'))}>
        0
      </button>
      <button type="button" aria-label={translate('signs.erase')} {...pressed(onErase)}>
        <Backspace aria-hidden />
      </button>
      <button type="button" data-next {...pressed(onNext)}>
        {translate('signs.next')}
      </button>
    </div>
  );
});

/**
 * Returns the handlers of a key. A touch acts when it ends: the browser's click comes a frame later and on a slow tablet delays every
 * digit. Mouse, keyboard and screen reader use the click.
 */
function pressed(act: () => void) {
  return {
    /** Touching a key must not move the focus out of the field. */
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onTouchEnd: (event: TouchEvent) => {
      // Prevents the click afterwards and emulated mouse events.
      event.preventDefault();
      if (isOver(event)) act();
    },
    onClick: act,
  };
}

/** Returns true when the touch ends on the key; sliding off cancels it. */
function isOver({ changedTouches, currentTarget }: TouchEvent): boolean {
  const { clientX, clientY } = changedTouches[0]!;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
