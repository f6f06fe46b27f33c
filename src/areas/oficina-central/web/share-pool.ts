import type { RationLine, RationPool } from '#areas/solicitudes/shared/solicitud/ration';
import type { PreviewRequest, PreviewSupply } from './central-calls';

/**
 * Converts a supply of the preview into a pool of the domain. A manual change is thus computed at once, with the same result as on the
 * server.
 */
export function sharePool(
  { libre, indispensable, lineas }: PreviewSupply,
  requests: ReadonlyMap<number, PreviewRequest>,
): RationPool {
  return {
    libre,
    indispensable,
    lines: lineas.map(({ solicitudDetalleId, solicitudId, autorizada: _, ...line }): RationLine => {
      const { urgente, enviada } = requests.get(solicitudId)!;
      return { ...line, id: solicitudDetalleId, urgente, enviada };
    }),
  };
}
