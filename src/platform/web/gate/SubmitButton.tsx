import type { ReactNode } from 'react';
import styles from './gate.module.css';

interface SubmitButtonProps {
  readonly pending: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** Main action of a page. While it runs, it stays focused and ignores further presses. */
export function SubmitButton({ pending, onClick, children }: SubmitButtonProps) {
  return (
    <button
      type={onClick ? 'button' : 'submit'}
      className={styles['submit']}
      aria-disabled={pending}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending && <span className={styles['spinner']} aria-hidden />}
      <span aria-live="polite">{children}</span>
    </button>
  );
}
