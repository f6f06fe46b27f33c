import type { DerivedOf } from '#platform/shared/entity-types';
import { amountsOf } from '../extraordinaria/amounts';

/** Returns the pieces and amounts of an extraordinary exit. They are an estimate until its lots are reserved. */
export const salidaExtraordinaria: DerivedOf<'salida-extraordinaria'> = ({ estatus, lineas }) => ({
  ...amountsOf(lineas ?? []),
  importeEstimado: estatus === 'BORRADOR' ? true : null,
});
