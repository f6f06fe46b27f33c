import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * Returns the current time in milliseconds, updated at an interval.
 *
 * @param everyMs one minute by default
 */
export function useNow(everyMs = MINUTE_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
