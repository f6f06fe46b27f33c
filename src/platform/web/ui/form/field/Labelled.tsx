import { useId, type ReactNode } from 'react';
import styles from './labelled.module.css';

interface LabelledProps {
  readonly label: string;
  /** Error message. */
  readonly problem?: string | undefined;
  /** Renders the control with the id referenced by its label. */
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
