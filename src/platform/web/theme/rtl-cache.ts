import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';

/** Mirrors what MUI's components say of left and right; our own style sheets speak of start and end. */
export const RTL_CACHE: EmotionCache = createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] });
