import type { Solicitud } from '#generated/shared/types.gen';

export type SolicitudLine = NonNullable<Solicitud['lineas']>[number];

/** Returns the lines of a request; empty when it was read without them. */
export function linesOf({ lineas }: Pick<Solicitud, 'lineas'>): readonly SolicitudLine[] {
  return lineas ?? [];
}
