/** The trial of a profile that this tab is in; of this tab only, so that the others go on working. */
const KEY = 'red-salud.simulacion';

interface Kept {
  readonly simulacionId: string;
  /** Page that it was begun from. */
  readonly from: string;
}

/** @returns false where the browser keeps nothing: there is no trial then */
export function keepSimulation(kept: Kept): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Its id for the requests of this tab; null outside of one. */
export function simulationId(): string | null {
  return read()?.simulacionId ?? null;
}

/** Ends it for this tab. @returns the page that it was begun from; null when it had ended already */
export function dropSimulation(): string | null {
  const from = read()?.from ?? null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
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
