import type { Solicitud } from '#generated/shared/types.gen';

export type SolicitudLine = NonNullable<Solicitud['lineas']>[number];

/** The lines of a request; none where it was read without them. */
export function linesOf({ lineas }: Pick<Solicitud, 'lineas'>): readonly SolicitudLine[] {
  return lineas ?? [];
}
