import { useId, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import { CameraButton } from './CameraButton';
import { useCameraPanel } from './useCameraPanel';
import styles from './scan-bar.module.css';

interface ScanBarProps {
  readonly label: string;
  /** What the button says that reads what was typed. */
  readonly read: string;
  readonly onScan: (text: string) => void;
  /** What became of the last code, told with the picture of the camera. */
  readonly told?: string | null;
  /** Told below the field, too. */
  readonly isToldBelow?: boolean;
  readonly autoFocus?: boolean;
}

/** Takes what a scanner types, what somebody types, and what the camera reads. */
export function ScanBar({ label, read, onScan, told, isToldBelow = false, autoFocus = false }: ScanBarProps) {
  const id = useId();
  const [text, setText] = useState('');
  const camera = useCameraPanel();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    onScan(text.trim());
  };
  return (
    <form className={styles['scan']} onSubmit={submit} role="search">
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          value={text}
          autoComplete="off"
          autoFocus={autoFocus}
          data-shortcut="search"
          onChange={({ target }) => setText(target.value)}
        />
        <CameraButton camera={camera} className={styles['camera']} />
        <Button type="submit" variant="outlined">
          {read}
        </Button>
      </div>
      {camera.Panel && <camera.Panel onScan={onScan} onClose={camera.close} told={told} />}
      {isToldBelow && (
        <p role="status" className={styles['told']}>
          {told ?? ''}
        </p>
      )}
    </form>
  );
}
