import { createContext, useContext } from 'react';

const SettingsPanelContext = createContext<(() => void) | null>(null);
export const SettingsPanelProvider = SettingsPanelContext.Provider;

/** Opens the settings of layout and appearance. */
export function useSettingsPanel(): () => void {
  const open = useContext(SettingsPanelContext);
  if (!open) throw new Error('useSettingsPanel needs a SettingsPanelProvider above it');
  return open;
}
