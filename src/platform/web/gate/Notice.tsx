import type { ReactNode } from 'react';
import { GateIcon } from './GateIcon';
import styles from './notice.module.css';

interface NoticeProps {
  readonly tone: 'danger' | 'success' | 'info';
  readonly children: ReactNode;
}

const ICONS = { danger: 'problem', success: 'done', info: 'info' } as const;

/** Message announced to screen readers: problems at once, the rest at the next pause. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={styles['notice']} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <GateIcon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
