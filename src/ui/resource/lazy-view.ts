import { createElement, lazy, useState, type ComponentType } from 'react';

/** A view behind its own import, which can be started before the view is drawn. */
export type LazyView = ComponentType & { readonly preload?: () => void };

/** Like React's `lazy`, with `preload`. */
export function lazyView(load: () => Promise<{ default: ComponentType }>): LazyView {
  let ready: ComponentType | null = null;
  let loading: Promise<{ default: ComponentType }> | null = null;
  const once = () => {
    loading ??= load()
      .then((module) => {
        ready = module.default;
        return module;
      })
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    return loading;
  };
  const Awaited = lazy(once);

  function View() {
    // What was loaded before does not suspend: React shows what did only some 300 ms after what it last showed.
    const [Shown] = useState<ComponentType>(() => ready ?? Awaited);
    return createElement(Shown);
  }
  // Whoever draws the view hears of a failure.
  return Object.assign(View, { preload: () => void once().catch(() => undefined) });
}
