import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Longest gap between parts of a page that load one after the other. */
const QUIET_MS = 120;

let wasSettled = false;

/** Returns true once the first page has its responses: less urgent work waits for it. Never returns to false. */
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
