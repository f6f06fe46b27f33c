import { useId, type ReactNode } from 'react';
import styles from './labelled.module.css';

interface LabelledProps {
  readonly label: string;
  /** Error message. */
  readonly problem?: string | undefined;
  /** Draws the control under the id that its label names. */
  readonly children: (id: string) => ReactNode;
}

/** A control below its label. */
export function Labelled({ label, problem, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={styles['labelled']}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {problem && (
        <p role="alert" className={styles['failure']}>
          {problem}
        </p>
      )}
    </div>
  );
}
