import type { OutcomesOf } from '#platform/shared/entity-types';

/** States that the steps lead to, where the document decides. */
export const hospitalizacionOutcomes: OutcomesOf<'hospitalizacion'> = {
  /** DOMAIN b.3, 3: another bed changes nothing else. */
  sinCambio: ({ estatus }) => (estatus === 'PREALTA' ? 'PREALTA' : 'INGRESADO'),
};
