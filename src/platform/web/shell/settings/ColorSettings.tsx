import { useTranslate } from 'react-admin';
import { useSyncExternalStore } from 'react';
import { accentOf } from '../../theme/colours/accent-of';
import { LEVELS, shade, THEME_COLORS } from '../../theme/colours/scales';
import { useThemeSetting, useThemeStore } from '../../theme/settings/ThemeStoreContext';
import { OptionGroup } from './OptionGroup';
import styles from './settings-panel.module.css';

/** Theme colour and level. States which level is used when the chosen one is not legible. */
export function ColorSettings() {
  const translate = useTranslate();
  const { dispatch, subscribe, getScheme } = useThemeStore();
  const color = useThemeSetting(({ themeColor }) => themeColor);
  const level = useThemeSetting(({ primaryColorLevel }) => primaryColorLevel);
  const scheme = useSyncExternalStore(subscribe, getScheme);
  const used = accentOf(color, level, scheme).level;
  const spot = (fill: string) => <span className={styles['spot']} style={{ background: fill }} aria-hidden />;
  return (
    <>
      <OptionGroup
        title={translate('shell.settings.color')}
        look="spots"
        options={THEME_COLORS.map((value) => ({
          value,
          text: translate(`shell.color.${value}`),
          drawing: spot(shade(value, level)),
        }))}
        value={color}
        onChange={(themeColor) => dispatch({ type: 'set', change: { themeColor } })}
      />
      <OptionGroup
        title={translate('shell.settings.level', { level })}
        look="spots"
        options={LEVELS.map((value) => ({ value, text: String(value), drawing: spot(shade(color, value)) }))}
        value={level}
        onChange={(primaryColorLevel) => dispatch({ type: 'set', change: { primaryColorLevel } })}
        note={used === level ? null : translate('shell.settings.levelUsed', { level, used })}
      />
    </>
  );
}
