import type { Receta } from '#generated/shared/types/receta.gen';

/** Something that speaks against a line of a prescription, as it is stored with it. */
export type Warning = NonNullable<Receta['advertencias']>[number];
