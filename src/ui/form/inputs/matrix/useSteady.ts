import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function that stays the same from one render to the next, and does what the one of the last render does. */
export function useSteady<Arguments extends unknown[]>(
  act: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
