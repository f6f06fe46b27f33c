import { useTranslate } from 'ra-core';
import { createContext, useContext, useId, type ReactNode } from 'react';
import { useResourceModule } from '../resource/ResourceModuleContext';
import styles from './show.module.css';

const InsideSection = createContext(false);

export interface ShowSectionProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** A titled group of fields as a list of definitions. Sections of an embedded record vanish into the one that holds it. */
export function ShowSection({ id, children }: ShowSectionProps) {
  const inside = useContext(InsideSection);
  const { name } = useResourceModule();
  const translate = useTranslate();
  const titleId = useId();
  if (inside) return children;
  return (
    <InsideSection.Provider value={true}>
      <div className={styles['section']} role="group" aria-labelledby={titleId}>
        <h2 id={titleId}>{translate(`resources.${name}.sections.${id}`)}</h2>
        <dl className={styles['list']}>{children}</dl>
      </div>
    </InsideSection.Provider>
  );
}
