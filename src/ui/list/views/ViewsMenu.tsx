import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { useTranslate } from 'ra-core';
import { lazy, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ToolPopover } from '../ToolPopover';
import { useViews } from './useViews';
import styles from '../list-toolbar.module.css';

const load = () => import('./ViewsPanel');
const ViewsPanel = lazy(load);

/** The saved views of the list: says which one is shown, and whether it has been changed. */
export function ViewsMenu() {
  const { views, active, changed, apply } = useViews();
  const { search } = useLocation();
  const translate = useTranslate();
  useDefaultView(search, views.find(({ predeterminada }) => predeterminada), apply);
  return (
    <ToolPopover
      label={active ? active.nombre : translate('app.lists.views.title')}
      title={translate('app.lists.views.title')}
      icon={<BookmarkBorder />}
      Panel={ViewsPanel}
      preload={load}
      badge={changed && <span className={styles['changed']}>{translate('app.lists.views.changed')}</span>}
    />
  );
}

/** Opens the person's default view when the list is come to without saying what to show. */
function useDefaultView<Chosen>(search: string, chosen: Chosen | undefined, apply: (view: Chosen) => void): void {
  // Only what the list was opened with counts: whoever clears the filters afterwards means it.
  const open = useRef(search === '');
  useEffect(() => {
    if (search !== '') open.current = false;
    if (!open.current || !chosen) return;
    open.current = false;
    apply(chosen);
  });
}
