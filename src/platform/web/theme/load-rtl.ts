import type { EmotionCache } from '@emotion/cache';

let loaded: EmotionCache | null = null;

/** Loads the code for right-to-left layout, only for users who choose it. */
export async function loadRtl(): Promise<EmotionCache> {
  loaded ??= (await import('./rtl-cache')).RTL_CACHE;
  return loaded;
}

/** Returns the loaded cache; null before. */
export function loadedRtl(): EmotionCache | null {
  return loaded;
}
