import type { ReactNode } from 'react';
import { GateIcon } from './GateIcon';
import styles from './notice.module.css';

interface NoticeProps {
  readonly tone: 'danger' | 'success' | 'info';
  readonly children: ReactNode;
}

/** What happened, said to everybody: problems at once, the rest when there is a pause. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={styles['notice']} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <GateIcon name={tone === 'danger' ? 'problem' : 'done'} />
      <div>{children}</div>
    </div>
  );
}
