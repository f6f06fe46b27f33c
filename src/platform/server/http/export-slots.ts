import { Problem } from '../db/problem';

/** Exports of one person at once in this process: each keeps the keys of its records in memory. */
const MOST_AT_ONCE = 3;
const underWay = new Map<number | null, number>();

/**
 * Takes a place for an export; answers how to give it back, once.
 *
 * @throws Problem 429 when the person has as many under way as one may.
 */
export function takeExportSlot(usuarioId: number | null): () => void {
  const running = underWay.get(usuarioId) ?? 0;
  if (running >= MOST_AT_ONCE)
    throw new Problem(429, 'EXPORTACIONES_SIMULTANEAS', { params: { limite: MOST_AT_ONCE } });
  underWay.set(usuarioId, running + 1);
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    const left = (underWay.get(usuarioId) ?? 1) - 1;
    if (left > 0) underWay.set(usuarioId, left);
    else underWay.delete(usuarioId);
  };
}
