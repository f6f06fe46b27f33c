import { useTranslate } from 'react-admin';
import { LAYOUT_TYPES, NAV_MODES, type NavMode } from '../../theme/settings/theme-settings';
import { useThemeSetting, useThemeStore } from '../../theme/settings/ThemeStoreContext';
import { useChooseLayout } from '../layouts/useChooseLayout';
import { useTabletForced } from '../layouts/useLayoutType';
import { LayoutDrawing } from './LayoutDrawing';
import { OptionGroup } from './OptionGroup';
import { SwitchSetting } from './SwitchSetting';
import styles from './settings-panel.module.css';

const NAV_CHOICES: readonly (NavMode | 'default')[] = ['default', ...NAV_MODES];

/** Settings of layout and navigation, with a note for users whose profile requires tablet mode. */
export function LayoutSettings() {
  const translate = useTranslate();
  const { dispatch } = useThemeStore();
  const { type, sideNavCollapse } = useThemeSetting(({ layout }) => layout);
  const navMode = useThemeSetting((settings) => settings.navMode);
  const chooseLayout = useChooseLayout();
  const forced = useTabletForced();
  return (
    <>
      {forced ? (
        <div className={styles['group']}>
          <h3>{translate('shell.settings.layout')}</h3>
          <p className={styles['note']}>{translate('shell.settings.layoutForced')}</p>
        </div>
      ) : (
        <OptionGroup
          title={translate('shell.settings.layout')}
          look="cards"
          options={LAYOUT_TYPES.map((value) => ({
            value,
            text: translate(`shell.layout.${value}`),
            drawing: <LayoutDrawing type={value} />,
          }))}
          value={type}
          onChange={chooseLayout}
        />
      )}
      <OptionGroup
        title={translate('shell.settings.nav')}
        look="bar"
        options={NAV_CHOICES.map((value) => ({ value, text: translate(`shell.navMode.${value}`) }))}
        value={navMode}
        onChange={(next) => dispatch({ type: 'navMode', navMode: next })}
      />
      {!forced && /^(classic|modern|stackedSide)$/.test(type) && (
        <SwitchSetting
          text={translate('shell.settings.collapse')}
          checked={sideNavCollapse}
          onChange={(collapsed) => dispatch({ type: 'collapse', collapsed })}
        />
      )}
    </>
  );
}
