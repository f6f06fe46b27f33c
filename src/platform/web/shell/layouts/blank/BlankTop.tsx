import MenuIcon from '@mui/icons-material/Menu';
import Replay from '@mui/icons-material/Replay';
import Search from '@mui/icons-material/Search';
import Tune from '@mui/icons-material/Tune';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useOpenSearch } from '#platform/web/search/SearchContext';
import { useThemeSetting } from '#platform/web/theme/settings/ThemeStoreContext';
import { useChooseLayout } from '../useChooseLayout';
import { OPENS_SETTINGS } from '../../settings/return-focus';
import { useSettingsPanel } from '../../settings/SettingsPanelContext';
import type { FrameProps } from '../layout-parts';
import styles from './blank.module.css';

/** One small button over the page: opens the settings to choose a layout with a menu, and the menu itself. */
export function BlankTop({ onMenu }: FrameProps) {
  const translate = useTranslate();
  const previous = useThemeSetting(({ layout }) => layout.previousType ?? 'classic');
  const chooseLayout = useChooseLayout();
  const openSearch = useOpenSearch();
  const openSettings = useSettingsPanel();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [next, setNext] = useState<(() => void) | null>(null);
  // Runs the step once the list is closed: a dialog that opens next returns the focus to the element focused then.
  const then = (step: () => void) => {
    setAnchor(null);
    setNext(() => step);
  };
  return (
    <header className={styles['strip']}>
      <IconButton
        {...OPENS_SETTINGS}
        size="small"
        aria-label={translate('shell.blank.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHoriz fontSize="small" />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          transition: {
            onExited: () => {
              next?.();
              setNext(null);
            },
          },
        }}
      >
        <MenuItem onClick={() => then(onMenu)}>
          <MenuIcon fontSize="small" aria-hidden />
          {translate('app.nav.open')}
        </MenuItem>
        <MenuItem onClick={() => then(openSearch)}>
          <Search fontSize="small" aria-hidden />
          {translate('app.search.title')}
        </MenuItem>
        <MenuItem onClick={() => then(openSettings)}>
          <Tune fontSize="small" aria-hidden />
          {translate('shell.settings.title')}
        </MenuItem>
        <MenuItem onClick={() => then(() => chooseLayout(previous))}>
          <Replay fontSize="small" aria-hidden className="rs-mirrored" />
          {translate('shell.blank.back', { name: translate(`shell.layout.${previous}`) })}
        </MenuItem>
      </Menu>
    </header>
  );
}
