import { useEffect, useState } from 'react';

/** The value once it has stayed the same for a moment; an emptied one at once. */
export function usePaused(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
