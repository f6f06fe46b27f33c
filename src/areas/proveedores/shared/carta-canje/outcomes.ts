import type { OutcomesOf } from '#platform/shared/entity-types';
import { letterState } from '../proveedores/letter-state';

/** Resulting states of steps that depend on the document. */
export const cartaCanjeOutcomes: OutcomesOf<'carta-canje'> = {
  asentar: letterState,
  /** Requesting an exchange keeps the state. */
  igual: ({ estatus }) => (estatus === 'APLICADA_PARCIAL' ? 'APLICADA_PARCIAL' : 'VIGENTE'),
};
