import { useTranslate } from 'react-admin';
import { useContext, useId, type ReactNode } from 'react';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { InsideSection } from './InsideSection';
import { TabContext } from './TabContext';
import styles from './titled-section.module.css';

export interface TitledSectionProps {
  /** Id of the section in the schema; its title is `resources.<resource>.sections.<id>`. */
  readonly id: string;
  /** Element around the fields: a definition list on a page, a plain box in a form. */
  readonly as: 'div' | 'dl';
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A titled group of fields. Sections of an embedded record merge into the enclosing one, as they are one group to the reader. In a tab, the
 * tab has the title.
 */
export function TitledSection({ id, as: Body, className, children }: TitledSectionProps) {
  const inside = useContext(InsideSection);
  const inTab = useContext(TabContext) !== null;
  const { name } = useResourceModule();
  const translate = useTranslate();
  const titleId = useId();
  if (inside) return children;
  return (
    <InsideSection.Provider value={true}>
      {inTab ? (
        <Body className={className}>{children}</Body>
      ) : (
        <div className={styles['section']} role="group" aria-labelledby={titleId}>
          <h2 id={titleId}>{translate(`resources.${name}.sections.${id}`)}</h2>
          <Body className={className}>{children}</Body>
        </div>
      )}
    </InsideSection.Provider>
  );
}
