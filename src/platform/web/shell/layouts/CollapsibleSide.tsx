import { useThemeSetting, useThemeStore } from '../../theme/settings/ThemeStoreContext';
import { SideNav } from '../nav/SideNav';
import styles from './side.module.css';

/** Side menu of full height: 290 px wide, or 80 px when collapsed. */
export function CollapsibleSide() {
  const collapsed = useThemeSetting(({ layout }) => layout.sideNavCollapse);
  const { dispatch } = useThemeStore();
  return (
    <aside className={styles['side']} data-collapsed={collapsed || undefined}>
      <SideNav collapsed={collapsed} onToggle={() => dispatch({ type: 'collapse', collapsed: !collapsed })} />
    </aside>
  );
}
