import type { OutcomesOf } from '#platform/shared/entity-types';

/** Resulting states of steps that depend on the document. */
export const recepcionOutcomes: OutcomesOf<'recepcion'> = {
  aceptar: ({ lineas }) =>
    (lineas ?? []).some(({ cantidadRechazada }) => (cantidadRechazada ?? 0) > 0) ? 'ACEPTADA_PARCIAL' : 'ACEPTADA',
};
