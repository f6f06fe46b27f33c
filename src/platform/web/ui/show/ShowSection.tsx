import type { ReactNode } from 'react';
import { TitledSection } from '../page/TitledSection';
import styles from './show.module.css';

export interface ShowSectionProps {
  /** Id of the section in the schema. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Titled group of fields as a definition list. */
export function ShowSection({ id, children }: ShowSectionProps) {
  return (
    <TitledSection id={id} as="dl" className={`${styles['list']} ${styles['top']}`}>
      {children}
    </TitledSection>
  );
}
