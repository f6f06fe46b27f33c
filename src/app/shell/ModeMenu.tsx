import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import SettingsBrightness from '@mui/icons-material/SettingsBrightness';
import { useColorScheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { HeaderMenu } from './HeaderMenu';

const ICONS = { light: LightMode, dark: DarkMode, system: SettingsBrightness } as const;
const MODES = ['light', 'dark', 'system'] as const;

/** Light, dark, or as the machine is set. */
export function ModeMenu() {
  const { mode = 'system', setMode } = useColorScheme();
  const translate = useTranslate();
  const Drawing = ICONS[mode];
  return (
    <HeaderMenu
      label={translate('app.nav.mode')}
      icon={<Drawing fontSize="small" />}
      options={MODES.map((value) => ({ value, text: translate(`app.mode.${value}`) }))}
      value={mode}
      onChange={setMode}
    />
  );
}
