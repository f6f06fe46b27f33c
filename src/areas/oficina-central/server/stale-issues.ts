import type { Issue } from '#platform/shared/validation/issue';
import { shareMark } from '#areas/solicitudes/shared/solicitud/share-mark';
import { WAITING, type NetworkRequest } from './network-requests';
import type { RationBody, SharedPool } from './ration-preview';

/**
 * Returns the differences between the current state and the preview that the actor confirmed: requests, free stock, or shares. Stock of a
 * requester counts only if it changes a share, because it varies constantly.
 */
export function staleIssues(
  requests: readonly NetworkRequest[],
  pools: readonly SharedPool[],
  { solicitudes, existencias }: NonNullable<RationBody['visto']>,
  ids: readonly number[],
): Issue[] {
  const versions = new Map(solicitudes.map(({ solicitudId, version }) => [solicitudId, version]));
  const changed = requests.flatMap(({ solicitudId, folio, version, estatus, persona }): Issue[] => {
    if (versions.get(solicitudId) === version) return [];
    const campo = `ids.${ids.indexOf(solicitudId)}`;
    return WAITING.some((each) => each === estatus) && persona === null
      ? [{ campo, codigo: 'SOLICITUD_CAMBIADA', params: { folio } }]
      : [
          {
            campo,
            codigo: persona === null ? 'SOLICITUD_OTRO_ESTATUS' : 'SOLICITUD_ATENDIDA',
            params: { folio, persona: persona ?? '' },
            labels: { estatus: `enums.EstatusSolicitud.${estatus}` },
          },
        ];
  });
  // Requests that changed meanwhile alter every share, so only they are reported.
  if (changed.length > 0) return changed;
  const seen = new Map(existencias.map((each) => [`${each.almacenId} ${each.insumoId}`, each]));
  return pools.flatMap(({ almacenId, almacenNombre, insumoId, clave, libre, outcome }, index): Issue[] => {
    const before = seen.get(`${almacenId} ${insumoId}`);
    const campo = `visto.existencias.${index}`;
    if (before?.libre !== libre)
      return [
        {
          campo,
          codigo: 'EXISTENCIA_CAMBIADA',
          params: { clave, almacen: almacenNombre, antes: before?.libre ?? 0, ahora: libre },
        },
      ];
    return before.huella === shareMark(outcome.given) ? [] : [{ campo, codigo: 'REPARTO_CAMBIADO', params: { clave } }];
  });
}
