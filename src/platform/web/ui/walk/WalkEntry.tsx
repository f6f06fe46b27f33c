import Backspace from '@mui/icons-material/BackspaceOutlined';
import { useTranslate } from 'react-admin';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { CameraButton } from '../scan/CameraButton';
import { choiceKey } from '../scan/choice-key';
import type { CameraPanelControl } from '../scan/useCameraPanel';
import { blocked } from '../buttons/blocked';
import type { Walk } from './useWalk';
import { digitsOf, isAmount } from './walk-lines';
import type { WalkSpec } from './walk-spec';
import styles from './walk.module.css';

interface WalkEntryProps {
  readonly walk: Walk;
  readonly spec: WalkSpec;
  /** Camera for labels. */
  readonly camera: CameraPanelControl | undefined;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/**
 * Amount of the line with its keypad. It receives all keyboard input, regardless of the focus: typed digits or a scanned label. Enter
 * distinguishes them by length, because labels are longer than amounts.
 */
export function WalkEntry({ walk, spec, camera }: WalkEntryProps) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { amounts, keys, place, typed: text, setTyped: setText } = walk;
  const [missing, setMissing] = useState(false);
  const held = amounts.get(keys[place]!);
  const tooMuch = isAmount(text, spec.most) && spec.most !== undefined && Number(text) > spec.most;

  useEffect(() => input.current?.focus(), []);

  const type = (digit: string) => {
    setMissing(false);
    walk.clearProblem();
    setText((before) => (before.length < digitsOf(spec.most) ? (before === '0' ? digit : before + digit) : before));
  };
  const enter = () => {
    const typed = text.trim();
    if (typed !== '' && !isAmount(typed, spec.most)) {
      walk.scan(typed);
      return;
    }
    if (tooMuch) return;
    if (typed === '' && held === undefined) setMissing(true);
    else walk.enter(typed === '' ? held! : Number(typed));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { question } = walk;
    const choice = question && choiceKey(event.key, text, walk.choice, question.choices.length);
    if (choice) {
      // Escape answers the question, and does not close the walk.
      event.preventDefault();
      event.stopPropagation();
      if (choice.kind === 'move') walk.setChoice(choice.at);
      else walk.answer(choice.index);
      setText('');
      return;
    }
    if (question && event.key === 'Enter' && isAmount(text.trim(), spec.most)) {
      event.preventDefault();
      return;
    }
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && text === '' && walk.last !== null) {
      event.preventDefault();
      walk.undo();
      return;
    }
    const step = { ArrowUp: -1, PageUp: -1, ArrowDown: 1, PageDown: 1 }[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      enter();
    } else if (step !== undefined) {
      event.preventDefault();
      walk.step(step);
    }
  };
  /** Touching a key does not move the focus from the scanner's input. */
  const stay = (event: PointerEvent) => event.preventDefault();
  const isOnly = walk.keys.length === 1 && translate('walk.only');
  const only = blocked(isOnly);
  const problem = tooMuch ? translate('walk.most', { most: spec.most }) : missing ? translate('walk.missing') : null;

  return (
    <div className={styles['entry']}>
      <div className={styles['amount']} data-problem={problem !== null || undefined}>
        <label htmlFor={id}>{translate('walk.amount')}</label>
        <input
          ref={input}
          id={id}
          value={text}
          placeholder={held === undefined ? '' : String(held)}
          // Suppresses the phone's keyboard, which would cover the keypad below.
          inputMode="none"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-note`}
          data-label={(text !== '' && !isAmount(text, spec.most)) || undefined}
          onChange={(event) => {
            setMissing(false);
            walk.clearProblem();
            setText(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget === null)
              setTimeout(() => document.activeElement === document.body && input.current?.focus());
          }}
        />
        {camera && <CameraButton camera={camera} className={styles['camera']} onPointerDown={stay} />}
        <p id={`${id}-note`} role="alert">
          {problem}
        </p>
      </div>
      <div className={styles['ways']}>
        <button type="button" onPointerDown={stay} {...only} onClick={() => walk.step(-1)}>
          {translate('walk.previous')}
        </button>
        <button type="button" onPointerDown={stay} {...only} onClick={() => walk.step(1)}>
          {translate('walk.skip')}
        </button>
        <button type="button" onPointerDown={stay} onClick={() => walk.enter(0)}>
          {translate('walk.none')}
        </button>
      </div>
      <div className={styles['keypad']} role="group" aria-label={translate('walk.keypad')}>
        {DIGITS.map((digit) => (
          <button key={digit} type="button" onPointerDown={stay} onClick={() => type(digit)}>
            {digit}
          </button>
        ))}
        <button
          type="button"
          aria-label={translate('walk.erase')}
          onPointerDown={stay}
          onClick={() => setText((before) => before.slice(0, -1))}
        >
          <Backspace aria-hidden />
        </button>
        <button type="button" onPointerDown={stay} onClick={() => type('0')}>
          0
        </button>
        <button
          type="button"
          data-primary
          onPointerDown={stay}
          {...blocked(problem ?? (text === '' && held !== undefined && isOnly))}
          onClick={enter}
        >
          {translate('walk.next')}
        </button>
      </div>
    </div>
  );
}
