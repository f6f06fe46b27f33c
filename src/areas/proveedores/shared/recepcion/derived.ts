import type { DerivedFields } from '#generated/shared/lifecycle-functions.gen';
import { amountsOf } from './amounts';

/** Pieces and money of a supplier reception. */
export const recepcion: DerivedFields['recepcion'] = ({ lineas }) => amountsOf(lineas ?? []);
