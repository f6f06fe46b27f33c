import { useCallback, useRef } from 'react';
import { useOrderCalls } from './useOrderCalls';

/** How often the server is told at most; somebody who has told nothing for 15 minutes counts as gone. */
const TELL_MS = 2 * 60 * 1000;

/**
 * Tells the server that whoever prepares an order is still at it, when they do something.
 *
 * @param onLost somebody else prepares it now
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
      // What cannot be told now is told at the next press; handing over asks the server anyway.
      .catch(() => {
        told.current = 0;
      });
  }, [calls, ordenCargoId, onLost]);
}
