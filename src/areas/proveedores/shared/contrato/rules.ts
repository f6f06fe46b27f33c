import type { RecordRule } from '#platform/shared/validation/rule';
import { at } from '#platform/shared/rules/finding-at';

/** DOMAIN a.6: the validity of a contract lies within its fiscal year. */
export const contrato: RecordRule = (record) => {
  const { vigenciaDesde, vigenciaHasta, ejercicio } = record;
  const known = typeof vigenciaDesde === 'string' && typeof vigenciaHasta === 'string';
  const outside =
    known &&
    vigenciaDesde <= vigenciaHasta &&
    typeof ejercicio === 'number' &&
    (ejercicio < Number(vigenciaDesde.slice(0, 4)) || ejercicio > Number(vigenciaHasta.slice(0, 4)));
  return at(outside, 'ejercicio', 'EJERCICIO_FUERA_DE_VIGENCIA');
};
