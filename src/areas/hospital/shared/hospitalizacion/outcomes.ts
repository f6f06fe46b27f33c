import type { OutcomesOf } from '#platform/shared/entity-types';

/** Resulting states of steps that depend on the document. */
export const hospitalizacionOutcomes: OutcomesOf<'hospitalizacion'> = {
  /** A change of bed does not change the state (DOMAIN b.3, 3). */
  sinCambio: ({ estatus }) => (estatus === 'PREALTA' ? 'PREALTA' : 'INGRESADO'),
};
