import type { RationLine, RationPool } from '#areas/solicitudes/shared/solicitud/ration';
import type { PreviewRequest, PreviewSupply } from './central-calls';

/** A supply of the preview as the domain shares it out, so that a change by hand is followed at once and comes to what the server will come to. */
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
