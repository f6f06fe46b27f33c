import type { DerivedFields } from '#generated/shared/lifecycle-functions.gen';
import { amountsOf } from '../extraordinaria/amounts';

/** Pieces and money of an extraordinary entry. */
export const entradaExtraordinaria: DerivedFields['entradaExtraordinaria'] = ({ lineas }) => amountsOf(lineas ?? []);
