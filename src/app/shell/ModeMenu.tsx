import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import SettingsBrightness from '@mui/icons-material/SettingsBrightness';
import { useTranslate } from 'ra-core';
import { MODES } from '../theme/settings/theme-settings';
import { useThemeSetting, useThemeStore } from '../theme/settings/ThemeStoreContext';
import { HeaderMenu } from './HeaderMenu';

const ICONS = { light: LightMode, dark: DarkMode, system: SettingsBrightness } as const;

/** Light, dark, or as the machine is set: for pages without the settings panel. */
export function ModeMenu() {
  const mode = useThemeSetting((settings) => settings.mode);
  const { dispatch } = useThemeStore();
  const translate = useTranslate();
  const Drawing = ICONS[mode];
  return (
    <HeaderMenu
      label={translate('app.nav.mode')}
      icon={<Drawing fontSize="small" />}
      options={MODES.map((value) => ({ value, text: translate(`app.mode.${value}`) }))}
      value={mode}
      onChange={(next) => dispatch({ type: 'mode', mode: next })}
    />
  );
}
