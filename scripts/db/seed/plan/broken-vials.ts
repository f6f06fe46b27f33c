import type { Solicitud } from '#generated/shared/types.gen';
import { solicitud as derivedOf } from '#areas/solicitudes/shared/solicitud/derived';
import type { PlannedRequest } from './with-substitutes';

/** Insulin, which comes in vials. */
export const VIALS = '010.000.1050.00';
const SENT = 40;
const BROKEN = 3;

/**
 * Changes one request so that it received insulin with three broken vials (DOMAIN g, story 6).
 *
 * @param insumoId the insulin
 * @param almacenId preferred warehouse of the request
 */
export function withBrokenVials(
  documents: readonly PlannedRequest[],
  insumoId: number,
  { almacenId }: { readonly almacenId: number },
): readonly PlannedRequest[] {
  const differing = documents.filter(({ estatus }) => estatus === 'RECIBIDA_CON_DIFERENCIAS');
  const chosen = differing.find(({ almacenSolicitanteId }) => almacenSolicitanteId === almacenId) ?? differing[0];
  return documents.map((document) => {
    if (document !== chosen) return document;
    const others = (document.lineas ?? []).filter((line) => line.insumoId !== insumoId);
    const line = {
      ...others[0]!,
      insumoId,
      cantidadSolicitada: SENT,
      cantidadAutorizada: SENT,
      motivoModificacion: null,
      cantidadSurtida: SENT,
      motivoFaltante: null,
      cantidadRecibida: SENT - BROKEN,
      diferenciaTipo: 'DANADO' as const,
      diferenciaNota: 'Tres frascos ámpula rotos al abrir la hielera; se levantó acta con el transportista.',
    };
    const received = { ...document, lineas: [line, ...others] };
    return { ...received, ...derivedOf(received as Solicitud) };
  });
}
