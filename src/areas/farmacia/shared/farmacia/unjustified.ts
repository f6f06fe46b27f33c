import type { Issue } from '#platform/shared/issue';
import { isFilled } from '#platform/shared/paths';
import type { RecetaLine } from './fills';
import type { Warning } from './warning';

/** Warnings that keep a prescription from being issued, on the lines concerned: those that nothing overrides, and those without a reason. */
export function unjustified(
  lines: readonly Pick<RecetaLine, 'insumoId' | 'justificacion'>[],
  warnings: readonly Warning[],
): readonly Issue[] {
  return warnings.flatMap(({ codigo, nivel, insumoId, detalle }): Issue[] => {
    const index = lines.findIndex((line) => line.insumoId === insumoId);
    const line = lines[index];
    const stands = nivel === 'BLOQUEA' || (nivel === 'JUSTIFICAR' && !isFilled(line?.justificacion));
    if (!line || !stands) return [];
    const wrong = codigo === 'CANTIDAD_EXCESIVA' ? 'cantidadPrescrita' : 'insumoId';
    const field = nivel === 'BLOQUEA' ? wrong : 'justificacion';
    return [
      { campo: `lineas.${index}.${field}`, codigo, params: { sustancia: detalle ?? '', detalle: detalle ?? '' } },
    ];
  });
}
