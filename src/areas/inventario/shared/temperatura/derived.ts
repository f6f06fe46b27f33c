import type { DerivedOf } from '#platform/shared/entity-types';

/** The author of a reading is responsible for it. */
export const temperatura: DerivedOf<'temperatura'> = ({ creadoPor }) => ({ responsableId: creadoPor ?? null });
