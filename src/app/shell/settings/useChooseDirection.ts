import { useNotify } from 'react-admin';
import { loadRtl } from '../../theme/load-rtl';
import type { Direction } from '../../theme/settings/theme-settings';
import { useThemeStore } from '../../theme/settings/ThemeStoreContext';

/** Changes the direction once what mirrors the page is there; without it everything stays as it is. */
export function useChooseDirection(): (direction: Direction) => void {
  const { dispatch } = useThemeStore();
  const notify = useNotify();
  return (direction) => {
    const ready = direction === 'rtl' ? loadRtl() : Promise.resolve();
    void ready.then(
      () => dispatch({ type: 'set', change: { direction } }),
      () => notify('shell.layout.failed', { type: 'error' }),
    );
  };
}
