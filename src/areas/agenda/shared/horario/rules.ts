import { isFilled, isObject } from '#platform/shared/paths';
import type { RecordRule } from '#platform/shared/validation/rule';
import { minutesOf } from '../agenda/slots';
import { at } from '#platform/shared/rules/finding-at';

/** Requires one physician or one warehouse, and room for at least one slot, in the usual hours and in those of exceptional days. */
export const horario: RecordRule = (record) => {
  const { personalMedicoId, almacenId, inicio, fin, duracionMin, excepciones } = record;
  const [physician, warehouse] = [isFilled(personalMedicoId), isFilled(almacenId)];
  const length = typeof duracionMin === 'number' ? duracionMin : 0;
  const isShort = (from: unknown, to: unknown) =>
    typeof from === 'string' && typeof to === 'string' && minutesOf(to) - minutesOf(from) < length;
  return [
    ...at(physician === warehouse, 'personalMedicoId', 'HORARIO_DE_UNO'),
    ...at(isShort(inicio, fin), 'fin', 'HORARIO_SIN_LUGAR', { minutos: length }),
    ...(Array.isArray(excepciones) ? excepciones : [])
      .filter(isObject)
      .flatMap((day, index) => [
        ...at(isFilled(day['inicio']) !== isFilled(day['fin']), `excepciones.${index}.fin`, 'EXCEPCION_SIN_HORAS'),
        ...at(isShort(day['inicio'], day['fin']), `excepciones.${index}.fin`, 'HORARIO_SIN_LUGAR', { minutos: length }),
      ]),
  ];
};
