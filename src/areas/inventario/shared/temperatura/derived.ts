import type { DerivedFields } from '#generated/shared/lifecycle-functions.gen';

/** Authors of readings answer for them. */
export const temperatura: DerivedFields['temperatura'] = ({ creadoPor }) => ({ responsableId: creadoPor ?? null });
