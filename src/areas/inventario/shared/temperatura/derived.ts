import type { DerivedOf } from '#platform/shared/entity-types';

/** Authors of readings answer for them. */
export const temperatura: DerivedOf<'temperatura'> = ({ creadoPor }) => ({ responsableId: creadoPor ?? null });
