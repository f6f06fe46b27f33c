import { flushSync } from 'react-dom';
import { useListContext, type Identifier } from 'react-admin';
import { useEffect, useState, type RefObject } from 'react';
import { PlainRows } from './PlainRows';
import type WindowedRows from './WindowedRows';

interface RowsProps {
  readonly scroll: RefObject<HTMLElement | null>;
  readonly toggle: (id: Identifier, range: boolean) => void;
  readonly columnCount: number;
}

/** From this number of rows, only visible rows are rendered. */
export const MANY_ROWS = 60;

/**
 * Rows of a page; for a long page, only the visible ones. The windowing code is loaded when the browser is idle, or with the first long
 * page. Until then it renders the first rows, without the delay of a resolved `Suspense`.
 */
export function Rows(props: RowsProps) {
  const { data, perPage } = useListContext();
  const printing = usePrinting();
  const many = !printing && (data?.length ?? 0) > MANY_ROWS;
  const { Windowed, failed } = useWindowedRows(many || perPage > MANY_ROWS);
  if (!many) return <PlainRows toggle={props.toggle} />;
  return Windowed ? (
    <Windowed {...props} />
  ) : (
    <PlainRows toggle={props.toggle} {...(failed ? {} : { limit: MANY_ROWS })} />
  );
}

let loaded: typeof WindowedRows | null = null;

function useWindowedRows(wanted: boolean): { readonly Windowed: typeof WindowedRows | null; readonly failed: boolean } {
  const [failed, setFailed] = useState(false);
  const [Windowed, setWindowed] = useState<typeof WindowedRows | null>(() => loaded);
  useEffect(() => {
    if (!wanted || Windowed) return;
    const load = async () => {
      loaded = (await import('./WindowedRows')).default;
      setWindowed(() => loaded);
    };
    // Without the windowing code the page is slow but complete.
    load().catch(() => setFailed(true));
  }, [wanted, Windowed]);
  useEffect(() => whenIdle(() => void import('./WindowedRows').catch(() => undefined)), []);
  return { Windowed, failed };
}

/**
 * Runs a task when the browser is idle. Returns a function that cancels it. Safari has no idle callbacks, so there it runs after a short
 * delay.
 */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 500);
  return () => clearTimeout(timer);
}

/** True while the page is printed: then all rows are rendered, not only the visible ones. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays out the paper right after the first event.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
