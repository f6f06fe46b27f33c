import type { CSSProperties } from 'react';
import { formatCell } from '#platform/web/ui/reports/format-cell';
import styles from './programmes.module.css';

interface MeterProps {
  readonly name: string;
  /** Percent; null without a reference value. */
  readonly share: number | null;
}

/** Renders a share as a bar. */
export function Meter({ name, share }: MeterProps) {
  if (share === null) return null;
  return (
    <span
      className={styles['meter']}
      role="meter"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.min(100, share)}
      aria-valuetext={formatCell('percent', share)}
      style={{ '--share': Math.min(1, share / 100) } as CSSProperties}
    />
  );
}
