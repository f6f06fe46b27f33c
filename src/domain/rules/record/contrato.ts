import type { RecordRule } from '../../../shared/rule';
import { at } from '../finding-at';
import { itemsOf } from '../items-of';

/** DOMAIN a.6: a contract ends after it begins, is in force in its fiscal year, and no line promises less than its least amount. */
export const contrato: RecordRule = (record) => {
  const { vigenciaDesde, vigenciaHasta, ejercicio } = record;
  const known = typeof vigenciaDesde === 'string' && typeof vigenciaHasta === 'string';
  const inverted = known && vigenciaHasta < vigenciaDesde;
  const outside = known && !inverted && typeof ejercicio === 'number' && (ejercicio < Number(vigenciaDesde.slice(0, 4)) || ejercicio > Number(vigenciaHasta.slice(0, 4)));
  return [
    ...at(inverted, 'vigenciaHasta', 'RANGO_INVERTIDO'),
    ...at(outside, 'ejercicio', 'EJERCICIO_FUERA_DE_VIGENCIA'),
    ...itemsOf(record, 'lineas').flatMap(({ cantidadMinima, cantidadMaxima }, index) =>
      at(typeof cantidadMinima === 'number' && typeof cantidadMaxima === 'number' && cantidadMaxima < cantidadMinima, `lineas.${index}.cantidadMaxima`, 'MINIMO', { limite: Number(cantidadMinima) })),
  ];
};
