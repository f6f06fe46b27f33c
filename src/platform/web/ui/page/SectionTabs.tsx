import { useTranslate } from 'react-admin';
import { Children, useContext, useId, type ReactNode } from 'react';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { InsideSection } from './InsideSection';
import { TabContext } from './TabContext';
import { useOpenTab } from './useOpenTab';
import { useTabKeys } from './useTabKeys';
import styles from './section-tabs.module.css';

export interface SectionTabsProps {
  /** Ids of the sections, in the order of the children. */
  readonly ids: readonly string[];
  /** Number of errors per tab; only tabs with errors. */
  readonly errors?: ReadonlyMap<string, number>;
  readonly children: ReactNode;
}

/**
 * Sections as tabs (ARIA's pattern: one tab stop, arrows between tabs). Closed ones stay in the page, hidden, so that a form keeps and
 * checks their fields. Sections of an embedded record are not tabs.
 */
export function SectionTabs({ ids, errors, children }: SectionTabsProps) {
  const { name } = useResourceModule();
  const translate = useTranslate();
  const base = useId();
  const [open, choose] = useOpenTab(ids);
  const { list, onKeyDown } = useTabKeys(ids, open, choose);
  if (useContext(InsideSection)) return children;

  return (
    <div className={styles['tabs']}>
      <div ref={list} role="tablist" className={styles['list']} aria-label={translate('app.tabs.label')}>
        {ids.map((id) => {
          const wrong = errors?.get(id) ?? 0;
          return (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${base}-${id}`}
              aria-controls={`${base}-${id}-panel`}
              aria-selected={id === open}
              tabIndex={id === open ? 0 : -1}
              onClick={() => choose(id)}
              onKeyDown={onKeyDown}
            >
              {translate(`resources.${name}.sections.${id}`)}
              {wrong > 0 && (
                <span className={styles['errors']}>
                  {wrong}
                  <span className="rs-hidden"> {translate('app.tabs.errors', { smart_count: wrong })}</span>
                </span>
              )}
            </button>
          );
        })}
      </div>
      {Children.toArray(children).map((section, index) => {
        const id = ids[index]!;
        return (
          <div
            key={id}
            role="tabpanel"
            id={`${base}-${id}-panel`}
            aria-labelledby={`${base}-${id}`}
            className={styles['panel']}
            hidden={id !== open}
          >
            <h2 className={styles['printed']} aria-hidden>
              {translate(`resources.${name}.sections.${id}`)}
            </h2>
            <TabContext.Provider value={{ id, open: () => choose(id) }}>{section}</TabContext.Provider>
          </div>
        );
      })}
    </div>
  );
}
