/** Where an import stands, as the server tells it: rows, of rows in all; bytes of the file while it is read. */
export interface ImportProgress {
  readonly fase: 'LECTURA' | 'BUSQUEDA' | 'REVISION' | 'COMPARACION' | 'GUARDADO';
  readonly hechas: number;
  readonly total: number;
  /** It cannot be called off any more. */
  readonly definitiva?: true;
}

/** Share of the time that each phase takes, of a check and of a writing (`scripts/bench/imports.ts`). */
const SHARES = {
  check: { LECTURA: 0.05, BUSQUEDA: 0.01, REVISION: 0, COMPARACION: 0.94, GUARDADO: 0 },
  apply: { LECTURA: 0.01, BUSQUEDA: 0.01, REVISION: 0, COMPARACION: 0.24, GUARDADO: 0.74 },
} as const satisfies Record<string, Record<ImportProgress['fase'], number>>;

const PHASES = ['LECTURA', 'BUSQUEDA', 'REVISION', 'COMPARACION', 'GUARDADO'] as const;

/** What is told of the time left would be a guess before this much has passed and been done. */
const TOLD_AFTER_MS = 2000;
const TOLD_FROM = 0.08;

/** How much of a whole import is done, from 0 to 1. */
export function shareDone(what: keyof typeof SHARES, { fase, hechas, total }: ImportProgress): number {
  const shares = SHARES[what];
  const before = PHASES.slice(0, PHASES.indexOf(fase)).reduce((sum, phase) => sum + shares[phase], 0);
  return Math.min(1, before + shares[fase] * (total === 0 ? 0 : hechas / total));
}

/** Seconds that are left, rounded as people would say it; null as long as nobody can tell. */
export function secondsLeft(share: number, elapsedMs: number): number | null {
  if (elapsedMs < TOLD_AFTER_MS || share < TOLD_FROM) return null;
  const seconds = (elapsedMs * (1 - share)) / share / 1000;
  return seconds < 10 ? Math.max(1, Math.round(seconds)) : Math.round(seconds / 5) * 5;
}
