import { createElement, lazy, useState, type ComponentType } from 'react';
import { loadCode } from '../loading/load-code';

/** A lazily imported view whose import can start before it renders. */
export type LazyView = ComponentType & { readonly preload?: () => void };

/** Like React's `lazy`, with `preload`. */
export function lazyView(load: () => Promise<{ default: ComponentType }>): LazyView {
  let ready: ComponentType | null = null;
  let loading: Promise<{ default: ComponentType }> | null = null;
  const once = () => {
    loading ??= loadCode(load)
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
    // A view that is already loaded does not suspend. React delays the result of a suspension by some 300 ms.
    const [Shown] = useState<ComponentType>(() => ready ?? Awaited);
    return createElement(Shown);
  }
  // Failures surface when the view is rendered.
  return Object.assign(View, { preload: () => void once().catch(() => undefined) });
}
