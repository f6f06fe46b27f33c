import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon';
import type { Tone } from './enum-choices';
import styles from './tone-chip.module.css';

export interface ToneChipProps {
  readonly tone?: Tone | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

/** Chip of a state or kind. Colour, icon and text are equivalent, so that no single one is required. */
export function ToneChip({ tone = 'neutral', icon, children }: ToneChipProps) {
  return (
    <span className={styles['chip']} data-tone={tone}>
      {icon && <Icon name={icon} className={styles['icon'] ?? ''} />}
      <span>{children}</span>
    </span>
  );
}
