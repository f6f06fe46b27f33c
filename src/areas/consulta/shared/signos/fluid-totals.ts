import { INTAKE, OUTPUT, type FluidKind, type FluidLine } from './fluids';

/** Totals of a set in millilitres; null when nothing of the kind was measured. */
export interface FluidTotals {
  readonly ingresosMl: number | null;
  readonly egresosMl: number | null;
  readonly uresisMl: number | null;
}

/** Sums fluids by kind into intake, output and urine. */
export function fluidTotals(lines: readonly FluidLine[]): FluidTotals {
  const sum = (kinds: readonly FluidKind[]) => {
    const own = lines.filter(({ tipo }) => kinds.includes(tipo));
    return own.length === 0 ? null : own.reduce((total, { ml }) => total + ml, 0);
  };
  return { ingresosMl: sum(INTAKE), egresosMl: sum(OUTPUT), uresisMl: sum(['ORINA']) };
}
