import { useNotify } from 'react-admin';
import type { LayoutType } from '../../theme/settings/theme-settings';
import { useThemeStore } from '../../theme/settings/ThemeStoreContext';
import { loadLayout } from './load-layout';

/** Changes the layout once its code is loaded; when loading fails, nothing changes. */
export function useChooseLayout(): (layout: LayoutType) => void {
  const { dispatch } = useThemeStore();
  const notify = useNotify();
  return (layout) =>
    void loadLayout(layout).then(
      () => dispatch({ type: 'layout', layout }),
      () => notify('shell.layout.failed', { type: 'error' }),
    );
}
