import type { DerivedFields } from '#generated/shared/lifecycle-functions.gen';
import { amountsOf } from '../extraordinaria/amounts';

/** Pieces and money of an extraordinary exit: an estimate until its lots are set apart. */
export const salidaExtraordinaria: DerivedFields['salidaExtraordinaria'] = ({ estatus, lineas }) => ({
  ...amountsOf(lineas ?? []),
  importeEstimado: estatus === 'BORRADOR' ? true : null,
});
