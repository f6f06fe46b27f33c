/** Progress of an import, as reported by the server: rows; bytes while the file is read. */
export interface ImportProgress {
  readonly fase: 'LECTURA' | 'BUSQUEDA' | 'REVISION' | 'COMPARACION' | 'GUARDADO';
  readonly hechas: number;
  readonly total: number;
  /** True when it can no longer be cancelled. */
  readonly definitiva?: true;
}

/** Fraction of the time that each phase takes, in a check and in a write (`scripts/bench/imports.ts`). */
const SHARES = {
  check: { LECTURA: 0.05, BUSQUEDA: 0.01, REVISION: 0, COMPARACION: 0.94, GUARDADO: 0 },
  apply: { LECTURA: 0.01, BUSQUEDA: 0.01, REVISION: 0, COMPARACION: 0.24, GUARDADO: 0.74 },
} as const satisfies Record<string, Record<ImportProgress['fase'], number>>;

const PHASES = ['LECTURA', 'BUSQUEDA', 'REVISION', 'COMPARACION', 'GUARDADO'] as const;

/** Minimum elapsed time and fraction for an estimate of the remaining time. */
const TOLD_AFTER_MS = 2000;
const TOLD_FROM = 0.08;

/** Returns the finished fraction of the import, from 0 to 1. */
export function shareDone(what: keyof typeof SHARES, { fase, hechas, total }: ImportProgress): number {
  const shares = SHARES[what];
  const before = PHASES.slice(0, PHASES.indexOf(fase)).reduce((sum, phase) => sum + shares[phase], 0);
  return Math.min(1, before + shares[fase] * (total === 0 ? 0 : hechas / total));
}

/** Returns the remaining seconds, rounded for display; null while no estimate is possible. */
export function secondsLeft(share: number, elapsedMs: number): number | null {
  if (elapsedMs < TOLD_AFTER_MS || share < TOLD_FROM) return null;
  const seconds = (elapsedMs * (1 - share)) / share / 1000;
  return seconds < 10 ? Math.max(1, Math.round(seconds)) : Math.round(seconds / 5) * 5;
}
