import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A view behind its own import, which can be started before the view is drawn. */
export type LazyView = LazyExoticComponent<ComponentType> & { readonly preload?: () => void };

/** Like React's `lazy`, with `preload`. */
export function lazyView(load: () => Promise<{ default: ComponentType }>): LazyView {
  let loading: Promise<{ default: ComponentType }> | null = null;
  const once = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  // Whoever draws the view hears of a failure.
  return Object.assign(lazy(once), { preload: () => void once().catch(() => undefined) });
}
