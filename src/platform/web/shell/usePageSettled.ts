import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Between the parts of a page that load one after the other there are gaps of this length at most. */
const QUIET_MS = 120;

let wasSettled = false;

/** True once the first page has its answers: less urgent work waits for it. Never returns to false. */
export function usePageSettled(): boolean {
  const fetching = useIsFetching();
  const [settled, setSettled] = useState(wasSettled);
  useEffect(() => {
    if (settled || fetching > 0) return;
    const timer = setTimeout(() => {
      wasSettled = true;
      setSettled(true);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [fetching, settled]);
  return settled;
}
