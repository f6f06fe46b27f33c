import Backspace from '@mui/icons-material/BackspaceOutlined';
import { useTranslate } from 'react-admin';
import { memo, type PointerEvent, type TouchEvent } from 'react';
import { blocked } from '../../ui/buttons/blocked';
import styles from './signs.module.css';

const DIGITS = ['7', '8', '9', '4', '5', '6', '1', '2', '3'] as const;

interface KeypadProps {
  readonly decimal: boolean;
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  readonly onNext: () => void;
}

/** A keypad of our own: that of a tablet would cover half of the form, and has keys that nobody needs. */
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
 * What a key does when pressed. A finger is answered when it leaves the glass: the click that a browser makes of it comes
 * a frame later, and on a slow tablet every digit would wait for that. A mouse, a keyboard and a screen reader click.
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

/** Whether the finger leaves the glass above the key; one that slid off it has changed its mind. */
function isOver({ changedTouches, currentTarget }: TouchEvent): boolean {
  const { clientX, clientY } = changedTouches[0]!;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
