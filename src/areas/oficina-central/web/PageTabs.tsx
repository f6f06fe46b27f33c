import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useTabKeys } from '#platform/web/ui/page/useTabKeys';
import styles from './central-office.module.css';

interface PageTab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** Renders tabs as one stop of the tab key, with arrow keys between them. Only the open one is rendered. */
export function PageTabs({ tabs }: { readonly tabs: readonly PageTab[] }) {
  const translate = useTranslate();
  const base = useId();
  const [open, setOpen] = useState(tabs[0]!.id);
  const { list, onKeyDown } = useTabKeys(
    tabs.map(({ id }) => id),
    open,
    setOpen,
  );
  return (
    <>
      <div ref={list} role="tablist" className={styles['tabs']} aria-label={translate('app.tabs.label')}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-controls={`${base}-panel`}
            aria-selected={id === open}
            tabIndex={id === open ? 0 : -1}
            onClick={() => setOpen(id)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${open}`} className={styles['panel']}>
        {tabs.find(({ id }) => id === open)?.content}
      </div>
    </>
  );
}
