import { useEffect, useState } from 'react';

/** Returns the value once it has been stable for a moment; an emptied value at once. */
export function usePaused(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
