import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { withPeek } from '../../peek/peek-address';
import { Loading } from '../../states/Loading';
import { LateTexts } from '../../texts/LateTexts';
import { ToolPopover } from '../ToolPopover';
import { useViews } from './useViews';
import { lazyPart } from '../../loading/lazy-part';
import styles from '../list-toolbar.module.css';

const load = () => import('./ViewsPanel');
const ViewsPanel = lazyPart(load);

/** Menu of the list's saved views; shows the current one, and whether it was changed. */
export function ViewsMenu() {
  const state = useViews();
  const { active, changed } = state;
  const translate = useTranslate();
  useViewAtOpening(state);
  return (
    <ToolPopover
      label={active ? active.nombre : translate('app.lists.views.title')}
      title={translate('app.lists.views.title')}
      icon={<BookmarkBorder />}
      renderPanel={(props) => (
        <LateTexts area="listas" waiting={<Loading />}>
          <ViewsPanel {...props} />
        </LateTexts>
      )}
      preload={load}
      badge={changed && <span className={styles['changed']}>{translate('app.lists.views.changed')}</span>}
    />
  );
}

/**
 * Applies the user's default view to a list opened without parameters. Without a default no view is applied, and the one chosen last is
 * cleared.
 */
function useViewAtOpening({ views, loading, active, apply, forget }: ReturnType<typeof useViews>): void {
  const search = withPeek(useLocation().search, null);
  // Applies the default view only on opening; filters cleared later stay cleared.
  const open = useRef(search === '');
  useEffect(() => {
    if (search !== '') open.current = false;
    if (!open.current || loading) return;
    open.current = false;
    const chosen = views.find(({ predeterminada }) => predeterminada);
    if (chosen) apply(chosen, { replace: true });
    else if (active) forget();
  });
}
