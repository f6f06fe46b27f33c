import type { EmotionCache } from '@emotion/cache';

let loaded: EmotionCache | null = null;

/** Loads what is needed to write from right to left: only who chooses it pays for it. */
export async function loadRtl(): Promise<EmotionCache> {
  loaded ??= (await import('./rtl-cache')).RTL_CACHE;
  return loaded;
}

/** Null as long as it was not loaded. */
export function loadedRtl(): EmotionCache | null {
  return loaded;
}
