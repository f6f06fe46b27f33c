import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useThemeSetting, useThemeStore } from '#platform/web/theme/settings/ThemeStoreContext';
import { Brand } from '../../nav/Brand';
import { useHere } from '../../nav/HereContext';
import { useNavigation } from '../../useNavigation';
import { GroupPanel } from './GroupPanel';
import { GroupRail } from './GroupRail';
import styles from './stacked-side.module.css';

const PANEL_ID = 'menu-grupo';

/** Menu in two parts: groups, and the items of one. Pressing the open group closes the second part. */
export function StackedSide() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const collapsed = useThemeSetting(({ layout }) => layout.sideNavCollapse);
  const { dispatch } = useThemeStore();
  const { groups, failed, reload } = useNavigation();
  const page = useHere();
  const here = groups?.find(({ items }) => items.some(({ to }) => to === page))?.id ?? groups?.[0]?.id ?? null;
  // The chosen group stays open until another page opens.
  const [chosen, setChosen] = useState<{ readonly id: string; readonly at: string } | null>(null);
  const open = chosen && chosen.at === pathname ? chosen.id : here;
  const choose = (id: string) => {
    setChosen({ id, at: pathname });
    if (collapsed || id === open) dispatch({ type: 'collapse', collapsed: !collapsed });
  };
  return (
    <aside className={styles['side']} data-collapsed={collapsed || undefined} aria-label={translate('shell.nav.side')}>
      <div className={`rs-nav ${styles['rail']}`}>
        <div className={styles['brand']}>
          <Brand markOnly />
        </div>
        <GroupRail
          groups={groups ?? []}
          open={collapsed ? null : open}
          here={here}
          panelId={PANEL_ID}
          onChoose={choose}
        />
      </div>
      {!collapsed && (
        <GroupPanel
          id={PANEL_ID}
          groups={groups}
          open={open}
          failed={failed && !groups}
          onRetry={reload}
          onClose={() => dispatch({ type: 'collapse', collapsed: true })}
        />
      )}
    </aside>
  );
}
