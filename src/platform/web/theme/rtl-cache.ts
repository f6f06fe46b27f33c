import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';

/** Mirrors left and right in MUI's styles; the application's own style sheets use start and end. */
export const RTL_CACHE: EmotionCache = createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] });
