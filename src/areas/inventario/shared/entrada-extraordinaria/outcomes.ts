import type { OutcomesOf } from '#platform/shared/entity-types';
import { sentTo } from '../extraordinaria/sent-to';

/** Resulting states of steps that depend on the document. */
export const entradaExtraordinariaOutcomes: OutcomesOf<'entrada-extraordinaria'> = {
  enviar: sentTo,
};
