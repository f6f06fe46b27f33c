import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTranslate, useNotify } from 'react-admin';
import { loadRtl } from '../../theme/load-rtl';
import {
  CONTROL_SIZES,
  DIRECTIONS,
  INPUT_TYPES,
  MODES,
  PRESETS,
  type PresetName,
  type Direction,
} from '../../theme/settings/theme-settings';
import { useThemeSetting, useThemeStore } from '../../theme/settings/ThemeStoreContext';
import { useTabletForced } from '../layouts/useLayoutType';
import { ColorSettings } from './ColorSettings';
import { LayoutSettings } from './LayoutSettings';
import { OptionGroup } from './OptionGroup';
import { returnFocus } from './return-focus';
import { SwitchSetting } from './SwitchSetting';
import styles from './settings-panel.module.css';

interface SettingsPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const PRESET_NAMES = Object.keys(PRESETS) as readonly PresetName[];

/** Settings of layout and appearance; each change applies to the page at once. */
export default function SettingsPanel({ open, onClose }: SettingsPanelProps) {
  const translate = useTranslate();
  const { dispatch } = useThemeStore();
  const settings = useThemeSetting((all) => all);
  const chooseDirection = useChooseDirection();
  const tablet = useTabletForced() || settings.layout.type === 'tabletMode';
  const title = translate('shell.settings.title');
  const options = <Value extends string>(values: readonly Value[], texts: string) =>
    values.map((value) => ({ value, text: translate(`${texts}.${value}`) }));
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { className: styles['panel'] ?? '', role: 'dialog', 'aria-modal': true, 'aria-label': title },
        backdrop: { invisible: true },
        transition: { onExited: returnFocus },
      }}
    >
      <header className={styles['head']}>
        <h2>{title}</h2>
        <IconButton aria-label={translate('app.action.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </header>
      <div className={styles['body']}>
        <OptionGroup
          title={translate('shell.settings.mode')}
          look="bar"
          options={options(MODES, 'app.mode')}
          value={settings.mode}
          onChange={(mode) => dispatch({ type: 'mode', mode })}
        />
        <ColorSettings />
        <LayoutSettings />
        {tablet && (
          <OptionGroup
            title={translate('shell.settings.typeInput')}
            look="bar"
            options={options(INPUT_TYPES, 'shell.typeInput')}
            value={settings.typeInput}
            onChange={(typeInput) => dispatch({ type: 'set', change: { typeInput } })}
          />
        )}
        <OptionGroup
          title={translate('shell.settings.size')}
          look="bar"
          options={options(CONTROL_SIZES, 'shell.size')}
          value={settings.controlSize}
          onChange={(controlSize) => dispatch({ type: 'set', change: { controlSize } })}
        />
        <div className={styles['group']}>
          <SwitchSetting
            text={translate('shell.settings.cards')}
            checked={settings.cardBordered}
            onChange={(cardBordered) => dispatch({ type: 'set', change: { cardBordered } })}
          />
          <SwitchSetting
            text={translate('shell.settings.expand')}
            checked={settings.panelExpand}
            onChange={(panelExpand) => dispatch({ type: 'set', change: { panelExpand } })}
          />
        </div>
        <OptionGroup
          title={translate('shell.settings.direction')}
          look="bar"
          options={options(DIRECTIONS, 'shell.direction')}
          value={settings.direction}
          onChange={chooseDirection}
        />
      </div>
      <footer className={styles['foot']}>
        <h3>{translate('shell.settings.presets')}</h3>
        <div>
          {PRESET_NAMES.map((preset) => (
            <Button key={preset} size="small" onClick={() => dispatch({ type: 'preset', preset })}>
              {translate(`shell.preset.${preset}`)}
            </Button>
          ))}
        </div>
      </footer>
    </Drawer>
  );
}

/** Changes the direction once the code for mirroring is loaded; when loading fails, nothing changes. */
function useChooseDirection(): (direction: Direction) => void {
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
