import { desc } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { solicitud } from '#generated/server/tables.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { networkNeed } from '../network-need';
import { WAITING } from '../network-requests';
import { waitingRequestsWhere } from '../waiting-lines';

const PERMISSION = 'oc-solicitud.ver';
/** Maximum of requests found for a supply or a period, latest first; further ones need narrower filters. */
const MOST = 5000;
const NONE = [0];

/** Handles the requests of the network, page by page. With `consolidado=clave` it returns the requested supplies (DOMAIN d.4). */
export const ocSolicitud: OperationHandler<'ocSolicitud', OperationContext> = async (
  { params },
  { database: { orm }, actor, page },
) => {
  const { consolidado, estatus: states = WAITING, ...narrow } = params;
  if (consolidado === 'clave') {
    const needs = new Map((await networkNeed(orm, narrow, actor)).map((need) => [need.insumoId, need]));
    const supplies = await page(
      'insumo',
      { insumoId: needs.size > 0 ? [...needs.keys()] : NONE },
      { permission: PERMISSION },
    );
    return supplies.map(({ insumoId }) => ({ ...needs.get(insumoId)! }));
  }
  const { jurisdiccionId, unidadId, tipo, insumoId, periodo } = narrow;
  const keys =
    insumoId === undefined && periodo === undefined
      ? null
      : (
          await orm
            .select({ id: solicitud.solicitudId })
            .from(solicitud)
            .where(waitingRequestsWhere(narrow, actor, states))
            .orderBy(desc(solicitud.solicitudId))
            .limit(MOST)
        ).map(({ id }) => id);
  return page(
    'solicitud',
    {
      estatus: [...states],
      ...(jurisdiccionId === undefined ? {} : { jurisdiccionId }),
      ...(unidadId === undefined ? {} : { unidadSolicitanteId: unidadId }),
      ...(tipo === undefined ? {} : { tipo }),
      ...(keys === null ? {} : { solicitudId: keys.length > 0 ? keys : NONE }),
    },
    { permission: PERMISSION },
  );
};
