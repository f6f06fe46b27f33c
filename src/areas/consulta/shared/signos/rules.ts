import { fluidTotals } from './fluid-totals';
import type { FluidLine } from './fluids';
import { isFilled } from '#platform/shared/paths';
import type { RecordRule } from '#platform/shared/validation/rule';
import { at } from '#platform/shared/rules/finding-at';

/** Groups of measured signs. A set needs at least one; fields about the way of measuring do not count. */
const MEASURED = [
  ['tas', 'frecuenciaCardiaca', 'llenadoCapilarSeg', 'frecuenciaRespiratoria', 'spo2', 'temperatura'],
  ['glucosaCapilar', 'dolor', 'diaforesis', 'peso', 'talla', 'perimetroCefalico', 'perimetroAbdominal', 'pliegue'],
  ['conciencia', 'glasgowOcular', 'glasgowVerbal', 'glasgowMotora', 'pupilaIzq', 'pupilaDer'],
  ['evacuaciones', 'uresisMl', 'ingresosMl', 'egresosMl', 'liquidos'],
].flat();

/** Refuses a set without a sign, and totals of fluids that differ from the sum of their kinds. */
export const signos: RecordRule = (record) => [
  ...at(!MEASURED.some((field) => hasValue(record[field])), 'tas', 'SIGNOS_VACIOS'),
  ...Object.entries(fluidTotals(linesOf(record['liquidos']))).flatMap(([field, suma]) =>
    at(suma !== null && isFilled(record[field]) && record[field] !== suma, field, 'LIQUIDOS_NO_SUMAN', { suma }),
  ),
];

const hasValue = (value: unknown) => (Array.isArray(value) ? value.length > 0 : isFilled(value));

const linesOf = (value: unknown) => (Array.isArray(value) ? (value as readonly FluidLine[]) : []);
