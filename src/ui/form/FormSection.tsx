import { useTranslate } from 'ra-core';
import { createContext, useContext, useId, type ReactNode } from 'react';
import { useResourceModule } from '../resource/ResourceModuleContext';
import styles from './form.module.css';

const InsideSection = createContext(false);

export interface FormSectionProps {
  /** Id of the section in the schema; its title is `resources.<resource>.sections.<id>`. */
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * A titled group of inputs. The sections of an embedded record vanish into the one that holds it:
 * to the reader it is one group.
 */
export function FormSection({ id, children }: FormSectionProps) {
  const inside = useContext(InsideSection);
  const { name } = useResourceModule();
  const translate = useTranslate();
  const titleId = useId();
  if (inside) return children;
  return (
    <InsideSection.Provider value={true}>
      <div className={styles['section']} role="group" aria-labelledby={titleId}>
        <h2 id={titleId}>{translate(`resources.${name}.sections.${id}`)}</h2>
        <div className={styles['grid']}>{children}</div>
      </div>
    </InsideSection.Provider>
  );
}
