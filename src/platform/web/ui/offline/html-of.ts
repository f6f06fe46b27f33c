import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Renders a React element to HTML. Must not be called during another render. */
export function htmlOf(element: ReactElement): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(element));
  const { innerHTML } = place;
  root.unmount();
  return innerHTML;
}
