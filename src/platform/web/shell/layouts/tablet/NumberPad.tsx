import BackspaceOutlined from '@mui/icons-material/BackspaceOutlined';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import styles from './tablet.module.css';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'] as const;

/** Number pad that opens with every number field, in place of the device's keyboard. */
export default function NumberPad() {
  const translate = useTranslate();
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    const arrive = ({ target }: FocusEvent) => setField(takesNumbers(target) ? target : null);
    arrive({ target: document.activeElement } as FocusEvent);
    addEventListener('focusin', arrive);
    return () => removeEventListener('focusin', arrive);
  }, []);
  useEffect(() => (field ? takeOver(field) : undefined), [field]);
  if (!field) return null;
  return (
    // The field keeps the focus: a press on the pad must not take it away.
    <div
      className={styles['pad']}
      role="group"
      aria-label={translate('shell.tablet.pad')}
      onPointerDown={(event) => event.preventDefault()}
    >
      {KEYS.map((key) => (
        <button key={key} type="button" tabIndex={-1} onClick={() => typeInto(field, key)}>
          {key}
        </button>
      ))}
      <button
        type="button"
        tabIndex={-1}
        aria-label={translate('shell.tablet.erase')}
        onClick={() => typeInto(field, null)}
      >
        <BackspaceOutlined aria-hidden />
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={styles['done']}
        onClick={() => {
          field.blur();
          setField(null);
        }}
      >
        {translate('app.action.done')}
      </button>
    </div>
  );
}

/** Suppresses the device's keyboard, which would cover the pad. Returns a function that restores the field. */
function takeOver(field: HTMLInputElement): () => void {
  const keyboard = field.inputMode;
  field.inputMode = 'none';
  field.dataset['keyboard'] = keyboard;
  field.scrollIntoView({ block: 'center' });
  return () => {
    field.inputMode = keyboard;
    delete field.dataset['keyboard'];
  };
}

function takesNumbers(target: EventTarget | null): target is HTMLInputElement {
  return (
    target instanceof HTMLInputElement &&
    !target.readOnly &&
    !target.disabled &&
    /^(numeric|decimal)$/.test(target.dataset['keyboard'] ?? target.inputMode)
  );
}

/** Types a character at the field's selection, or deletes backwards (null), like a keyboard. */
function typeInto(field: HTMLInputElement, character: string | null): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  const from = character === null && start === end ? Math.max(0, start - 1) : start;
  const value = field.value.slice(0, from) + (character ?? '') + field.value.slice(end);
  // React detects values set through the prototype's setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  const caret = from + (character?.length ?? 0);
  field.setSelectionRange(caret, caret);
  field.dispatchEvent(
    new InputEvent('input', {
      bubbles: true,
      data: character,
      inputType: character === null ? 'deleteContentBackward' : 'insertText',
    }),
  );
}
