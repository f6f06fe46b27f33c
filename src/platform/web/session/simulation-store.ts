/** Storage key of the trial of a profile; per tab, so that other tabs continue normally. */
const KEY = 'red-salud.simulacion';

interface Kept {
  readonly simulacionId: string;
  /** Page where the trial began. */
  readonly from: string;
}

/** @returns false when the browser cannot store it: there is no trial then */
export function keepSimulation(kept: Kept): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Returns the id of the trial for the requests of this tab; null outside of one. */
export function simulationId(): string | null {
  return read()?.simulacionId ?? null;
}

/**
 * Ends the trial for this tab.
 *
 * @returns the page where it began; null when it had already ended
 */
export function dropSimulation(): string | null {
  const from = read()?.from ?? null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
  return from;
}

function read(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    return typeof kept?.simulacionId === 'string' && typeof kept.from === 'string' && /^\/(?![/\\])/.test(kept.from)
      ? { simulacionId: kept.simulacionId, from: kept.from }
      : null;
  } catch {
    return null;
  }
}
