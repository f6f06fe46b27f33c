import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { insumoConfiguracion } from '#generated/server/tables.gen';
import type { Solicitud } from '#generated/shared/types.gen';
import { linesOf } from '#areas/solicitudes/shared/solicitud/lines-of';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';

/**
 * Limits the lines of a request to the maximum of its warehouse (DOMAIN a.5, `consumoMaximoSolicitud`), by its current settings. An
 * extraordinary request may exceed it: it states a reason for its reviewer.
 *
 * @throws Problem 422 CANTIDAD_MAXIMA_SOLICITUD on each line
 */
export async function requireWithinCaps(
  tx: Queryable,
  request: Pick<Solicitud, 'tipo' | 'almacenSolicitanteId' | 'lineas'>,
): Promise<void> {
  if (request.tipo === 'EXTRAORDINARIA') return;
  const lines = linesOf(request);
  const found = await tx
    .select({ insumoId: insumoConfiguracion.insumoId, cap: insumoConfiguracion.consumoMaximoSolicitud })
    .from(insumoConfiguracion)
    .where(
      and(
        eq(insumoConfiguracion.almacenId, request.almacenSolicitanteId),
        eq(insumoConfiguracion.activo, true),
        inArray(
          insumoConfiguracion.insumoId,
          lines.map(({ insumoId }) => insumoId),
        ),
        isNotNull(insumoConfiguracion.consumoMaximoSolicitud),
      ),
    );
  const caps = new Map(found.map(({ insumoId, cap }) => [insumoId, cap!]));
  const issues = lines.flatMap(({ insumoId, cantidadSolicitada }, index) => {
    const limite = caps.get(insumoId);
    return limite !== undefined && cantidadSolicitada > limite
      ? [{ campo: `lineas.${index}.cantidadSolicitada`, codigo: 'CANTIDAD_MAXIMA_SOLICITUD', params: { limite } }]
      : [];
  });
  if (issues.length > 0) throw invalid(issues);
}
