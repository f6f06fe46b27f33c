import Backspace from '@mui/icons-material/BackspaceOutlined';
import { useTranslate } from 'react-admin';
import { memo, type PointerEvent, type TouchEvent } from 'react';
import { blocked } from '#platform/web/ui/buttons/blocked';
import styles from './signs.module.css';

const DIGITS = ['7', '8', '9', '4', '5', '6', '1', '2', '3'] as const;

interface KeypadProps {
  readonly decimal: boolean;
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  readonly onNext: () => void;
}

/** Keypad of the form: that of a tablet would cover half of the form, and has useless keys. */
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
 * Handlers of a pressed key. A touch acts when it ends: the browser's click comes a frame later, and on a slow tablet delays every digit.
 * Mouse, keyboard and screen reader use the click.
 */
function pressed(act: () => void) {
  return {
    /** A touched key leaves the focus in the field. */
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onTouchEnd: (event: TouchEvent) => {
      // Neither a click after it, nor the events of a mouse that there is not.
      event.preventDefault();
      if (isOver(event)) act();
    },
    onClick: act,
  };
}

/** True when the touch ends above the key; sliding off cancels it. */
function isOver({ changedTouches, currentTarget }: TouchEvent): boolean {
  const { clientX, clientY } = changedTouches[0]!;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
