import type { Issue } from '#platform/shared/validation/issue';
import { isFilled } from '#platform/shared/paths';
import type { RecetaLine } from './fills';
import type { Warning } from './warning';

/** Returns the warnings that prevent issuing a prescription, on their lines: blocking ones, and those without a reason. */
export function missingJustifications(
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
