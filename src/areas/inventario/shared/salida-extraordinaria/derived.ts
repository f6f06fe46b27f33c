import type { DerivedOf } from '#platform/shared/entity-types';
import { amountsOf } from '../extraordinaria/amounts';

/** Pieces and money of an extraordinary exit: an estimate until its lots are set apart. */
export const salidaExtraordinaria: DerivedOf<'salida-extraordinaria'> = ({ estatus, lineas }) => ({
  ...amountsOf(lineas ?? []),
  importeEstimado: estatus === 'BORRADOR' ? true : null,
});
