import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The value of the last render, for functions that stay the same from one render to the next. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
