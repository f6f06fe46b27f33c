import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { loadedRtl, loadRtl } from './load-rtl';
import { useThemeSetting } from './settings/ThemeStoreContext';
import { rtlTheme, theme } from './theme';

/** The theme store manages the mode; the provider accepts these properties although its type does not declare them. */
const NO_MODE = { defaultMode: 'light', storageManager: null, colorSchemeNode: null } as const;

const LTR_CACHE = createCache({ key: 'css' });

/** Provides MUI's theme in the chosen direction. Colours and mode are variables of the root element instead. */
export function AppTheme({ children }: { readonly children: ReactNode }) {
  const rtl = useThemeSetting(({ direction }) => direction) === 'rtl';
  const [rtlCache, setRtlCache] = useState(loadedRtl);
  useEffect(() => {
    if (rtl && !rtlCache) void loadRtl().then(setRtlCache);
  }, [rtl, rtlCache]);
  return (
    <CacheProvider value={rtl && rtlCache ? rtlCache : LTR_CACHE}>
      <ThemeProvider theme={rtl ? rtlTheme : theme} {...NO_MODE}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
