import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** What React draws for an element, as text. Not to be called while something else is drawn. */
export function htmlOf(element: ReactElement): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(element));
  const { innerHTML } = place;
  root.unmount();
  return innerHTML;
}
