import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns a ref to the value of the last render, for functions with a stable identity. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
