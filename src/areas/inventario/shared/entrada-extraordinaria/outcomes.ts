import type { OutcomesOf } from '#platform/shared/entity-types';
import { sentTo } from '../extraordinaria/sent-to';

/** States that the steps lead to, where the document decides. */
export const entradaExtraordinariaOutcomes: OutcomesOf<'entrada-extraordinaria'> = {
  enviar: sentTo,
};
