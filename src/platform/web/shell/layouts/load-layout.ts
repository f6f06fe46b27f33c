import type { LayoutType } from '../../theme/settings/theme-settings';
import type { LayoutParts } from './layout-parts';

/** Each layout is a separate chunk, so that only the chosen one loads. */
const IMPORTS: Readonly<Record<LayoutType, () => Promise<LayoutParts>>> = {
  classic: async () => (await import('./classic/classic')).CLASSIC,
  modern: async () => (await import('./modern/modern')).MODERN,
  stackedSide: async () => (await import('./stacked-side/stacked-side')).STACKED_SIDE,
  simple: async () => (await import('./simple/simple')).SIMPLE,
  decked: async () => (await import('./decked/decked')).DECKED,
  blank: async () => (await import('./blank/blank')).BLANK,
  tabletMode: async () => (await import('./tablet/tablet')).TABLET,
};

const loading = new Map<LayoutType, Promise<LayoutParts>>();
const loaded = new Map<LayoutType, LayoutParts>();

/** Loads the parts of a layout once. Returns the same promise each time; React's `use` reads a settled one without waiting. */
export function loadLayout(type: LayoutType): Promise<LayoutParts> {
  const known = loading.get(type);
  if (known) return known;
  const promise = IMPORTS[type]();
  loading.set(type, promise);
  void promise.then(
    (parts) => {
      loaded.set(type, parts);
      // React reads these properties: without them, `use` suspends again for a promise that is new to it.
      return Object.assign(promise, { status: 'fulfilled', value: parts });
    },
    // A later call retries.
    () => loading.delete(type),
  );
  return promise;
}

/** Returns the parts of a loaded layout; undefined before. */
export function loadedLayout(type: LayoutType): LayoutParts | undefined {
  return loaded.get(type);
}
