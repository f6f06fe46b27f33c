import { setImmediate } from 'node:timers/promises';
import { yieldToRequests } from '../db/yield-to-requests';
import { Problem } from '../db/problem';

/** Phases of an import: reading the file, resolving references, checking rows, comparing with the database, writing. */
export type ImportPhase = 'LECTURA' | 'BUSQUEDA' | 'REVISION' | 'COMPARACION' | 'GUARDADO';

/** Progress, in rows; in bytes while the file is read. */
export interface ImportProgress {
  readonly fase: ImportPhase;
  readonly hechas: number;
  readonly total: number;
  /** True when it can no longer be cancelled, and will be completed. */
  readonly definitiva?: true;
}

/** Aborts a cancelled import and rolls back its transaction. The client is gone, so the answer is never read. */
export class ImportCancelled extends Problem {
  constructor() {
    super(400, 'PETICION_INVALIDA');
  }
}

/** Maximum time of work on rows before other requests are served, in milliseconds. */
const TURN_MS = 12;
/** Interval of progress reports: smooth for a progress bar, and cheap. */
const TELL_MS = 150;

/** Yields to other requests during a long import. */
export interface Pace {
  /**
   * Awaited between rows: cheap until the time is up.
   *
   * @throws ImportCancelled when it was cancelled, which rolls back its transaction
   */
  readonly at: (fase: ImportPhase, hechas: number, total: number) => Promise<void>;
  /** Awaited between short transactions that can no longer be cancelled: yields each time. */
  readonly tell: (fase: ImportPhase, hechas: number, total: number) => Promise<void>;
  /** Aborted when the import was cancelled. */
  readonly signal: AbortSignal;
}

/**
 * Creates the pace of an import.
 *
 * @param tell receives the progress, at most every 150 ms and at the end of each phase
 */
export function paceOf(signal: AbortSignal, tell: (progress: ImportProgress) => void): Pace {
  let turn = performance.now();
  let told = 0;
  const tellNow = (now: number, progress: ImportProgress) => {
    if (now - told < TELL_MS && progress.hechas !== progress.total) return;
    told = now;
    tell(progress);
  };
  return {
    signal,
    async tell(fase, hechas, total) {
      const now = performance.now();
      tellNow(now, { fase, hechas, total, definitiva: true });
      await yieldToRequests(now - turn);
      turn = performance.now();
    },
    async at(fase, hechas, total) {
      if (signal.aborted) throw new ImportCancelled();
      const now = performance.now();
      tellNow(now, { fase, hechas, total });
      if (now - turn < TURN_MS) return;
      await setImmediate();
      turn = performance.now();
      if (signal.aborted) throw new ImportCancelled();
    },
  };
}
