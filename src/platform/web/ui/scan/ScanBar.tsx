import Button from '@mui/material/Button';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { CameraButton } from './CameraButton';
import { useCameraPanel } from './useCameraPanel';
import styles from './scan-bar.module.css';

interface ScanBarProps {
  readonly label: string;
  /** Label of the button that reads the typed text. */
  readonly read: string;
  readonly onScan: (text: string) => void;
  /** Result of the last code, shown over the camera picture. */
  readonly told?: string | null;
  /** True to show the message below the field as well as over the camera. */
  readonly isToldBelow?: boolean;
  /** Undoes the last scan; its button is beside the message below the field. */
  readonly onUndo?: (() => void) | undefined;
  readonly autoFocus?: boolean;
}

/** Field for codes from a scanner, the keyboard or the camera. */
export function ScanBar({ label, read, onScan, told, isToldBelow = false, onUndo, autoFocus = false }: ScanBarProps) {
  const id = useId();
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const camera = useCameraPanel();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = text.trim();
    setMissing(code === '');
    if (code === '') {
      field.current?.focus();
      return;
    }
    setText('');
    onScan(code);
  };
  return (
    <form className={styles['scan']} onSubmit={submit} role="search">
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          ref={field}
          id={id}
          value={text}
          autoComplete="off"
          autoFocus={autoFocus}
          data-shortcut="search"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          onChange={({ target }) => {
            setMissing(false);
            setText(target.value);
          }}
        />
        <CameraButton camera={camera} className={styles['camera']} />
        <Button type="submit" variant="outlined">
          {read}
        </Button>
      </div>
      {isMissing && (
        <p id={`${id}-missing`} role="alert" className={styles['missing']}>
          {translate('errors.REQUERIDO')}
        </p>
      )}
      {camera.Panel && <camera.Panel onScan={onScan} onClose={camera.close} told={told} />}
      {isToldBelow && (
        <div className={styles['told']}>
          <p role="status">{told ?? ''}</p>
          {told && onUndo && (
            <Button
              onClick={() => {
                onUndo();
                field.current?.focus();
              }}
            >
              {translate('ra.action.undo')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
