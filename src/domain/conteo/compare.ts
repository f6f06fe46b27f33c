import type { Conteo } from '../../../generated/shared/types.gen';
import { lastCount, type CountLine } from './line';

/** What a count of controlled drugs may differ by is nothing, whatever its document says (DOMAIN b.9). */
export function toleranceOf({ tipo, tolerancia }: Pick<Conteo, 'tipo' | 'tolerancia'>): number {
  return tipo === 'CONTROLADOS' ? 0 : tolerancia;
}

/**
 * Which lines are to be counted again: those that differ by more than the tolerance and were not recounted yet.
 *
 * @param system pieces that the system told of each line at the moment when it was counted
 * @returns whether each line is one of them, in their order
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

/** What a count comes to: the lines with their differences, how many there are, and the share of lines without, in %. */
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
