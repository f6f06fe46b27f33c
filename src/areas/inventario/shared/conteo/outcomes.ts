import type { OutcomesOf } from '#platform/shared/entity-types';

/** Resulting states of steps that depend on the document. */
export const conteoOutcomes: OutcomesOf<'conteo'> = {
  /** DOMAIN b.9: lines that differ by more than the tolerance are counted again. */
  terminar: ({ lineas }) => ((lineas ?? []).some(({ recontar }) => recontar === true) ? 'RECONTEO' : 'EN_REVISION'),
};
