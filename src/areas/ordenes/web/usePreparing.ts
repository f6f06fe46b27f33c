import { useCallback, useRef } from 'react';
import { useOrderCalls } from './useOrderCalls';

/** Minimum interval between reports of activity, in milliseconds. After 15 minutes without one, a preparer counts as inactive. */
const TELL_MS = 2 * 60 * 1000;

/**
 * Reports the preparer's activity on an order to the server.
 *
 * @param onLost called when another person prepares it now
 */
export function usePreparing(ordenCargoId: number, onLost: () => void): () => void {
  const calls = useOrderCalls();
  const told = useRef(0);
  return useCallback(() => {
    const now = Date.now();
    if (now - told.current < TELL_MS) return;
    told.current = now;
    calls
      .ordenCargoActividad({ body: { ordenCargoId } })
      .then(({ data }) => (data.mia ? undefined : onLost()))
      // A failed report is repeated at the next press; the server verifies the preparer on dispensing anyway.
      .catch(() => {
        told.current = 0;
      });
  }, [calls, ordenCargoId, onLost]);
}
