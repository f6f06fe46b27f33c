import { setImmediate } from 'node:timers/promises';
import { giveWay } from '../db/give-way';
import { Problem } from '../db/problem';

/** Phases of an import: reading the file, resolving references, checking rows, comparing with the database, writing. */
export type ImportPhase = 'LECTURA' | 'BUSQUEDA' | 'REVISION' | 'COMPARACION' | 'GUARDADO';

/** Progress, in rows; in bytes while the file is read. */
export interface ImportProgress {
  readonly fase: ImportPhase;
  readonly hechas: number;
  readonly total: number;
  /** It cannot be called off any more, and will be finished. */
  readonly definitiva?: true;
}

/** Aborts a cancelled import and rolls back its transaction. The client is gone, so the answer is never read. */
export class ImportCancelled extends Problem {
  constructor() {
    super(400, 'PETICION_INVALIDA');
  }
}

/** Longest that rows are worked on before other requests have their turn. */
const TURN_MS = 12;
/** Often enough for a bar to move, seldom enough to cost nothing. */
const TELL_MS = 150;

/** Keeps a long import from keeping others waiting. */
export interface Pace {
  /**
   * To be awaited between rows: cheap until a turn is over.
   *
   * @throws ImportCancelled when it was called off, which takes its transaction back
   */
  readonly at: (fase: ImportPhase, hechas: number, total: number) => Promise<void>;
  /** To be awaited between short transactions that cannot be called off any more: gives others their turn each time. */
  readonly tell: (fase: ImportPhase, hechas: number, total: number) => Promise<void>;
  /** Aborted when it was called off. */
  readonly signal: AbortSignal;
}

/** @param tell receives the progress, at most every 150 ms and at the end of each phase */
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
      await giveWay(now - turn);
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
