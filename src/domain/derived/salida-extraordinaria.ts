import type { DerivedFields } from '../../../generated/shared/lifecycle-functions.gen';
import { amountsOf } from '../extraordinaria/amounts';

/** Pieces and money of an extraordinary exit. */
export const salidaExtraordinaria: DerivedFields['salidaExtraordinaria'] = ({ lineas }) => amountsOf(lineas ?? []);
