import Tune from '@mui/icons-material/Tune';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { OPENS_SETTINGS } from './return-focus';
import { useSettingsPanel } from './SettingsPanelContext';

/** Opens the settings of layout and looks from the header. */
export function SettingsButton() {
  const translate = useTranslate();
  const open = useSettingsPanel();
  const label = translate('shell.settings.title');
  return (
    <Tooltip title={label}>
      <IconButton {...OPENS_SETTINGS} aria-label={label} aria-haspopup="dialog" onClick={open}>
        <Tune fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
