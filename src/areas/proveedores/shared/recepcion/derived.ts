import type { DerivedOf } from '#platform/shared/entity-types';
import { amountsOf } from './amounts';

/** Pieces and money of a supplier reception. */
export const recepcion: DerivedOf<'recepcion'> = ({ lineas }) => amountsOf(lineas ?? []);
