import { isFilled } from '#platform/shared/paths';
import type { RecordRule } from '#platform/shared/validation/rule';
import { at } from '#platform/shared/rules/finding-at';
import { itemsOf } from '#platform/shared/rules/items-of';

/**
 * Allows one line per medicine, and further lines that continue it with another dose. The amount is on the first line; a continuation may
 * add to it.
 */
export const receta: RecordRule = (record) => {
  const lines = itemsOf(record, 'lineas');
  const seen = new Set<unknown>();
  return lines.flatMap(({ insumoId, continuacion, cantidadPrescrita }, index) => {
    const isSecond = isFilled(insumoId) && seen.has(insumoId);
    seen.add(insumoId);
    const continues = continuacion === true;
    return [
      ...at(isSecond && !continues, `lineas.${index}.insumoId`, 'MEDICAMENTO_REPETIDO'),
      ...at(continues && isFilled(insumoId) && !isSecond, `lineas.${index}.continuacion`, 'CONTINUACION_SIN_INICIO'),
      ...at(!continues && cantidadPrescrita === 0, `lineas.${index}.cantidadPrescrita`, 'MINIMO', { limite: 1 }),
    ];
  });
};
