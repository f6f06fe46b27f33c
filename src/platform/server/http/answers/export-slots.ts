import { Problem } from '#platform/server/db/problem';

/** Maximum of simultaneous exports of one person in this process: each holds the keys of its records in memory. */
const MAX_AT_ONCE = 3;
const underWay = new Map<number | null, number>();

/**
 * Reserves a slot for an export, and returns the function that releases it.
 *
 * @throws Problem 429 when the person has reached the maximum.
 */
export function takeExportSlot(usuarioId: number | null): () => void {
  const running = underWay.get(usuarioId) ?? 0;
  if (running >= MAX_AT_ONCE) throw new Problem(429, 'EXPORTACIONES_SIMULTANEAS', { params: { limite: MAX_AT_ONCE } });
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
