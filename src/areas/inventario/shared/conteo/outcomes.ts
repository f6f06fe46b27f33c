import type { OutcomesOf } from '#platform/shared/entity-types';

/** States that the steps lead to, where the document decides. */
export const conteoOutcomes: OutcomesOf<'conteo'> = {
  /** DOMAIN b.9: what differs by more than the tolerance is counted again. */
  terminar: ({ lineas }) => ((lineas ?? []).some(({ recontar }) => recontar === true) ? 'RECONTEO' : 'EN_REVISION'),
};
