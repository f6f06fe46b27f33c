import { useId, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { CameraButton } from '../../ui/scan/CameraButton';
import { useCameraPanel } from '../../ui/scan/useCameraPanel';
import styles from './orders.module.css';

interface ScanBarProps {
  readonly label: string;
  readonly onScan: (text: string) => void;
  /** What became of the last code. */
  readonly told?: string | null;
}

/** Takes what a scanner types, what somebody types, and what the camera reads. */
export function ScanBar({ label, onScan, told }: ScanBarProps) {
  const translate = useTranslate();
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
          data-shortcut="search"
          onChange={({ target }) => setText(target.value)}
        />
        <CameraButton camera={camera} className={styles['camera']} />
        <Button type="submit" variant="outlined">
          {translate('app.orders.read')}
        </Button>
      </div>
      {camera.Panel && <camera.Panel onScan={onScan} onClose={camera.close} told={told} />}
      <p role="status" className={styles['told']}>
        {told ?? ''}
      </p>
    </form>
  );
}
