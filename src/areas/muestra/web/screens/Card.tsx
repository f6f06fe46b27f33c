import { useId, type ReactNode } from 'react';
import styles from './screens.module.css';

export interface CardProps {
  readonly title: string;
  /** Content beside the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a titled part of a screen. */
export function Card({ title, beside, children }: CardProps) {
  const titleId = useId();
  return (
    <div role="group" className={styles['card']} aria-labelledby={titleId}>
      <div className={styles['cardHead']}>
        <h2 id={titleId}>{title}</h2>
        {beside}
      </div>
      {children}
    </div>
  );
}
