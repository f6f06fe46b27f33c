import type { OutcomesOf } from '#platform/shared/entity-types';

/** States that the steps lead to, where the document decides. */
export const recepcionOutcomes: OutcomesOf<'recepcion'> = {
  aceptar: ({ lineas }) =>
    (lineas ?? []).some(({ cantidadRechazada }) => (cantidadRechazada ?? 0) > 0) ? 'ACEPTADA_PARCIAL' : 'ACEPTADA',
};
