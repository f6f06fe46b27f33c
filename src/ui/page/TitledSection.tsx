import { useTranslate } from 'ra-core';
import { createContext, useContext, useId, type ReactNode } from 'react';
import { useResourceModule } from '../resource/ResourceModuleContext';
import styles from './titled-section.module.css';

const InsideSection = createContext(false);

export interface TitledSectionProps {
  /** Id of the section in the schema; its title is `resources.<resource>.sections.<id>`. */
  readonly id: string;
  /** The section's content, laid out as form or page needs it. */
  readonly body: (children: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/**
 * A titled group of fields. The sections of an embedded record vanish into the one that holds it:
 * to the reader it is one group.
 */
export function TitledSection({ id, body, children }: TitledSectionProps) {
  const inside = useContext(InsideSection);
  const { name } = useResourceModule();
  const translate = useTranslate();
  const titleId = useId();
  if (inside) return children;
  return (
    <InsideSection.Provider value={true}>
      <div className={styles['section']} role="group" aria-labelledby={titleId}>
        <h2 id={titleId}>{translate(`resources.${name}.sections.${id}`)}</h2>
        {body(children)}
      </div>
    </InsideSection.Provider>
  );
}
