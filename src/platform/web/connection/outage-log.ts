import type { Outage } from '../client/connection';

/** An outage in the format of `POST /network/red-historial` (DOMAIN a.7). */
export interface OutageReport {
  readonly dispositivoId: string;
  readonly tipo: 'CAIDA';
  readonly inicio: string;
  readonly fin: string;
  readonly latenciaMs: number;
  readonly tipoConexion?: string;
  readonly ruta: string;
  readonly operacionesEnCola?: number;
  readonly operacionesSincronizadas?: number;
  readonly operacionesFallidas?: number;
}

/** Counts of queued operations, by their outcome. */
export type Queue = Pick<OutageReport, 'operacionesEnCola' | 'operacionesSincronizadas' | 'operacionesFallidas'>;

/** In `sessionStorage`: the record of an outage survives a reload, and signing out leaves nothing behind. */
const REPORTS = 'red-salud.outages';
const DEVICE = 'red-salud.device';
const MOST = 100;

/**
 * Creates the log of outages not yet reported to the server. They are reported while a user is signed in. Repeated reports are harmless:
 * the server identifies each by device and beginning.
 *
 * @param send reports to the server; rejects on failure
 */
export function createOutageLog(storage: Storage | null, send: (reports: readonly OutageReport[]) => Promise<unknown>) {
  let reports = read(storage);
  const keep = (next: readonly OutageReport[]) => {
    reports = next.slice(-MOST);
    write(storage, REPORTS, JSON.stringify(reports));
  };
  return {
    add({ inicio, fin, latenciaMs }: Outage, queue: Queue = {}): void {
      keep([
        ...reports,
        {
          dispositivoId: deviceOf(storage),
          tipo: 'CAIDA',
          inicio: inicio.toISOString(),
          fin: fin.toISOString(),
          latenciaMs,
          ...networkType(),
          ...queue,
          ruta: window.location.pathname.slice(0, 200),
        },
      ]);
    },
    /** Sends the waiting reports; failed ones stay. */
    async tell(): Promise<void> {
      const told = reports;
      if (told.length === 0) return;
      await send(told);
      keep(reports.filter((report) => !told.includes(report)));
    },
  };
}

function networkType(): { tipoConexion?: string } {
  const { effectiveType } = (navigator as { connection?: { effectiveType?: string } }).connection ?? {};
  return effectiveType ? { tipoConexion: effectiveType } : {};
}

function deviceOf(storage: Storage | null): string {
  try {
    const known = storage?.getItem(DEVICE);
    if (known) return known;
  } catch {
    // Storage is blocked: the id lasts only for this call.
  }
  const made = crypto.randomUUID();
  write(storage, DEVICE, made);
  return made;
}

function read(storage: Storage | null): readonly OutageReport[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(REPORTS) ?? '[]');
    return Array.isArray(kept) ? (kept as OutageReport[]) : [];
  } catch {
    return [];
  }
}

function write(storage: Storage | null, key: string, text: string): void {
  try {
    storage?.setItem(key, text);
  } catch {
    // Storage is full or blocked: reports not sent before the tab closes are lost.
  }
}
