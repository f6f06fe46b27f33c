import { useState, type InputHTMLAttributes } from 'react';
import { useGate } from './GateContext';
import { GateIcon } from './GateIcon';
import styles from './field.module.css';

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'autoFocus' | 'maxLength' | 'defaultValue' | 'inputMode'
> {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password';
  readonly hint?: string;
  /** Key of a text, or the server's message. */
  readonly error?: string | undefined;
}

/** A labelled input with hint and error; a password can be revealed. */
export function Field({ name, label, type, hint, error, ...input }: FieldProps) {
  const { say } = useGate();
  const [shown, setShown] = useState(false);
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={`${name}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      <div className={styles['box']}>
        <input
          {...input}
          id={name}
          name={name}
          type={type === 'password' && shown ? 'text' : type}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {type === 'password' && (
          <button type="button" aria-pressed={shown} aria-label={say('showPassword')} onClick={() => setShown(!shown)}>
            <GateIcon name={shown ? 'shown' : 'hidden'} />
          </button>
        )}
      </div>
      {error && (
        <p id={`${name}-error`} className={styles['error']}>
          {say(error)}
        </p>
      )}
    </div>
  );
}
