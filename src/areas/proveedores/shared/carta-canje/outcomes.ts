import type { OutcomesOf } from '#platform/shared/entity-types';
import { letterState } from '../proveedores/letter-state';

/** States that the steps lead to, where the document decides. */
export const cartaCanjeOutcomes: OutcomesOf<'carta-canje'> = {
  asentar: letterState,
  /** Asking for an exchange changes nothing yet. */
  igual: ({ estatus }) => (estatus === 'APLICADA_PARCIAL' ? 'APLICADA_PARCIAL' : 'VIGENTE'),
};
