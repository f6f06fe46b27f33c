import type { ReactNode } from 'react';
import { TitledSection } from '#platform/web/ui/page/TitledSection';
import styles from '../form.module.css';

export interface FormSectionProps {
  /** Id of the section in the schema. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A titled group of inputs. */
export function FormSection({ id, children }: FormSectionProps) {
  return (
    <TitledSection id={id} as="div" className={styles['grid'] ?? ''}>
      {children}
    </TitledSection>
  );
}
