import type { DerivedOf } from '#platform/shared/entity-types';
import { amountsOf } from '../extraordinaria/amounts';

/** Pieces and money of an extraordinary entry. */
export const entradaExtraordinaria: DerivedOf<'entrada-extraordinaria'> = ({ lineas }) => amountsOf(lineas ?? []);
