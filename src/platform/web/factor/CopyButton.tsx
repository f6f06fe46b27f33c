import { useState } from 'react';
import type { SayFactor } from './say-factor';
import styles from './factor.module.css';

interface CopyButtonProps {
  readonly say: SayFactor;
  readonly text: string;
  readonly label: string;
}

/** Copies a text, and shows the result beside the button. */
export function CopyButton({ say, text, label }: CopyButtonProps) {
  const [told, setTold] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setTold('copied'),
      () => setTold('notCopied'),
    );
  return (
    <>
      <button type="button" className={styles['button']} onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" className={styles['told']}>
        {told && say(told)}
      </span>
    </>
  );
}
