import { isFilled } from '../../../shared/paths';
import type { RecordRule } from '../../../shared/rule';
import { at } from '../finding-at';

/** One of these makes a set; what says how something was measured is none. */
const MEASURED = [
  ['tas', 'frecuenciaCardiaca', 'llenadoCapilarSeg', 'frecuenciaRespiratoria', 'spo2', 'temperatura'],
  ['glucosaCapilar', 'dolor', 'diaforesis', 'peso', 'talla', 'perimetroCefalico', 'perimetroAbdominal', 'pliegue'],
  ['conciencia', 'glasgowOcular', 'glasgowVerbal', 'glasgowMotora', 'pupilaIzq', 'pupilaDer'],
  ['evacuaciones', 'uresisMl', 'ingresosMl', 'egresosMl'],
].flat();

/** A set of signs has at least one. */
export const signos: RecordRule = (record) =>
  at(!MEASURED.some((field) => isFilled(record[field])), 'tas', 'SIGNOS_VACIOS');
