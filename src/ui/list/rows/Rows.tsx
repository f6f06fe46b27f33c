import { useListContext, type Identifier } from 'react-admin';
import { useEffect, useState, type RefObject } from 'react';
import { usePrinting } from '../../print/usePrinting';
import { whenIdle } from '../../page/when-idle';
import { PlainRows } from './PlainRows';
import type WindowedRows from './WindowedRows';

interface RowsProps {
  readonly scroll: RefObject<HTMLElement | null>;
  readonly toggle: (id: Identifier, range: boolean) => void;
  readonly columnCount: number;
}

/** From so many rows on only those in sight are drawn. */
export const MANY_ROWS = 60;

/**
 * The rows of a page: all of them, or of a long page those in sight. What draws those loads once the list stands and the browser
 * has nothing else to do, at the latest with the first long page; until it is there the first rows are, without the pause in
 * which `Suspense` holds back what it has already loaded.
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
    // Without it the page is slow, and whole.
    load().catch(() => setFailed(true));
  }, [wanted, Windowed]);
  useEffect(() => whenIdle(() => void import('./WindowedRows').catch(() => undefined)), []);
  return { Windowed, failed };
}
