import type { ReactNode } from 'react';
import { GateIcon } from './GateIcon';
import styles from './notice.module.css';

interface NoticeProps {
  readonly tone: 'danger' | 'success' | 'info';
  readonly children: ReactNode;
}

const ICONS = { danger: 'problem', success: 'done', info: 'info' } as const;

/** What happened, said to everybody: problems at once, the rest when there is a pause. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={styles['notice']} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <GateIcon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
