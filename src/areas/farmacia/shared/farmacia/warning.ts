import type { Receta } from '#generated/shared/types/receta.gen';

/** Stored warning against a line of a prescription. */
export type Warning = NonNullable<Receta['advertencias']>[number];
