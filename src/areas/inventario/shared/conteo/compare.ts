import type { Conteo } from '#generated/shared/types.gen';
import { lastCount, type CountLine } from './line';

/** Tolerance of a count; zero for controlled drugs, regardless of the document (DOMAIN b.9). */
export function toleranceOf({ tipo, tolerancia }: Pick<Conteo, 'tipo' | 'tolerancia'>): number {
  return tipo === 'CONTROLADOS' ? 0 : tolerancia;
}

/**
 * Determines the lines to count again: those that differ by more than the tolerance and were not recounted yet.
 *
 * @param system pieces of each line in the system at the moment of its count
 * @returns a flag for each line, in order
 */
export function recounts(
  document: Pick<Conteo, 'tipo' | 'tolerancia'>,
  lines: readonly CountLine[],
  system: readonly number[],
): readonly boolean[] {
  const share = toleranceOf(document) / 100;
  return lines.map((line, index) => {
    const counted = lastCount(line);
    const told = system[index]!;
    return counted !== null && typeof line.conteo2 !== 'number' && Math.abs(counted.pieces - told) > told * share;
  });
}

/** Returns the result of a count: the lines with their differences, the number of differences, and the share of lines without any, in %. */
export function reviewed(
  lines: readonly CountLine[],
  system: readonly number[],
): Pick<Conteo, 'lineas' | 'diferencias' | 'exactitud'> {
  const compared = lines.map((line, index) => {
    const contado = lastCount(line)?.pieces ?? null;
    const sistema = system[index]!;
    return { ...line, contado, sistema, diferencia: contado === null ? null : contado - sistema, dudosa: false };
  });
  const differing = compared.filter(({ diferencia }) => diferencia !== 0).length;
  return {
    lineas: compared,
    diferencias: differing,
    exactitud: Math.round(((compared.length - differing) / compared.length) * 10_000) / 100,
  };
}
