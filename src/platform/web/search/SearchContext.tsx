import { createContext, Suspense, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PRODUCT_NAME } from '../ui/page/usePageTitle';
import { usePageSettled } from '../shell/usePageSettled';
import { useRecentPlaces } from './useRecentPlaces';
import { lazyPart } from '../ui/loading/lazy-part';

const loadDialog = () => import('./SearchDialog');
const SearchDialog = lazyPart(loadDialog);

const OpenSearchContext = createContext<() => void>(() => undefined);

/** Returns a function that opens the search. */
export const useOpenSearch = (): (() => void) => useContext(OpenSearchContext);

/** Search over menu, actions and records: opened with Ctrl/⌘ K anywhere, or by `useOpenSearch`. */
export function SearchProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const settled = usePageSettled();
  useEffect(() => {
    if (settled) void loadDialog().catch(() => undefined);
  }, [settled]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (!open) return;
    // Collects keys typed before the box is rendered.
    const onEarlyKey = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
      event.preventDefault();
      setText((before) => before + event.key);
    };
    window.addEventListener('keydown', onEarlyKey, true);
    return () => window.removeEventListener('keydown', onEarlyKey, true);
  }, [open]);
  useVisits();
  const close = () => {
    setOpen(false);
    setText('');
  };
  return (
    <OpenSearchContext value={() => setOpen(true)}>
      {children}
      {open && (
        <Suspense fallback={null}>
          <SearchDialog text={text} onText={setText} onClose={close} />
        </Suspense>
      )}
    </OpenSearchContext>
  );
}

/** Records each page that is left, by its title in the browser's tab. */
function useVisits(): void {
  const { pathname } = useLocation();
  const [, remember] = useRecentPlaces();
  const left = useRef('');
  useEffect(
    () => () => {
      const text = document.title.replace(` · ${PRODUCT_NAME}`, '');
      // A page left before it had a title still shows that of the previous one.
      if (text !== left.current && text !== PRODUCT_NAME) remember({ to: pathname, text });
      left.current = text;
    },
    [pathname, remember],
  );
}
