import type { DerivedFields } from '../../../generated/shared/lifecycle-functions.gen';

/** Who writes a reading answers for it. */
export const temperatura: DerivedFields['temperatura'] = ({ creadoPor }) => ({ responsableId: creadoPor ?? null });
