import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon';
import styles from './states.module.css';

export interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: ReactNode;
  /** Next actions: one or two buttons. */
  readonly children?: ReactNode;
  readonly tone?: 'neutral' | 'danger';
  /** `h1` when it is the only content of the page. */
  readonly heading?: 'h1' | 'h2';
}

/** Placeholder for empty content, with the reason and the next action. */
export function EmptyState({
  icon,
  title,
  text,
  children,
  tone = 'neutral',
  heading: Heading = 'h2',
}: EmptyStateProps) {
  return (
    <div className={styles['state']} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <span className={styles['icon']}>
        <Icon name={icon} />
      </span>
      <Heading>{title}</Heading>
      {text && <div className={styles['text']}>{text}</div>}
      {children && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
