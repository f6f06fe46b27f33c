import type { OcAutorizarMasivoAnswer, OperationTypes } from '#generated/shared/operations.gen';
import { outlookOf, type OutlookLine } from '#areas/solicitudes/shared/solicitud/outlook';
import { rationAround, type RationOutcome } from '#areas/solicitudes/shared/solicitud/ration-around';
import { shareMark } from '#areas/solicitudes/shared/solicitud/share-mark';
import type { Actor } from '#platform/server/db/actor';
import { WAITING, type NetworkRequest } from './network-requests';
import type { NetworkPool } from './ration-pools';

export type RationBody = OperationTypes['ocAutorizarMasivo']['body'];
type Hindrance = OcAutorizarMasivoAnswer['solicitudes'][number]['impedimento'];

/** A pool with the share of each line. */
export interface SharedPool extends NetworkPool {
  readonly outcome: RationOutcome;
}

/** Returns the reason why the actor cannot authorise a request; null when they can. */
export function hindranceOf(request: NetworkRequest, { usuarioId }: Actor): Hindrance {
  if (!request.activo || !WAITING.some((each) => each === request.estatus)) return 'ESTATUS';
  if (request.solicitanteId === usuarioId || request.remitenteId === usuarioId) return 'PROPIA';
  return request.estatus === 'EN_REVISION' && request.revisorId !== usuarioId ? 'OTRA_PERSONA' : null;
}

/** Distributes each pool by the rule, with the manual amounts fixed. */
export function sharedPools(
  pools: readonly NetworkPool[],
  { regla, proteger = false, excepciones = [] }: RationBody,
): readonly SharedPool[] {
  const byHand = new Map(excepciones.map(({ solicitudDetalleId, cantidad }) => [solicitudDetalleId, cantidad]));
  return pools.map((pool) => ({ ...pool, outcome: rationAround(pool, regla, proteger, byHand) }));
}

/** Returns a preview of the authorisation for all requests. */
export function rationPreview(
  requests: readonly NetworkRequest[],
  pools: readonly SharedPool[],
  actor: Actor,
): OcAutorizarMasivoAnswer {
  const byRequest = new Map<number, OutlookLine[]>(requests.map(({ solicitudId }) => [solicitudId, []]));
  const insumos = pools.map(
    ({
      outcome: { given },
      lines,
      libre,
      almacenId,
      almacenNombre,
      insumoId,
      clave,
      nombreGenerico,
      indispensable,
    }) => {
      let [solicitado, autorizado] = [0, 0];
      const lineas = lines.map(({ id, solicitudId, solicitada, cuenta, minimo, maximo, multiplo, cpm }) => {
        const line = {
          solicitudDetalleId: id,
          solicitudId,
          solicitada,
          autorizada: given.get(id) ?? 0,
          cuenta,
          minimo,
          maximo,
          multiplo,
          cpm,
        };
        solicitado += line.solicitada;
        autorizado += line.autorizada;
        byRequest.get(solicitudId)!.push(line);
        return line;
      });
      return {
        almacenId,
        almacenNombre,
        insumoId,
        clave,
        nombreGenerico,
        indispensable,
        libre,
        huella: shareMark(given),
        solicitado,
        autorizado,
        lineas,
      };
    },
  );
  const solicitudes = requests.map((request) => {
    const {
      solicitudId,
      folio,
      version,
      estatus,
      urgente,
      enviada,
      almacenId,
      tipo,
      almacenNombre,
      unidadId,
      unidadNombre,
      persona,
    } = request;
    const outlook = outlookOf(byRequest.get(solicitudId)!);
    const impedimento = hindranceOf(request, actor) ?? (outlook.autorizado === 0 ? ('SIN_PIEZAS' as const) : null);
    return {
      solicitudId,
      folio,
      version,
      estatus,
      urgente,
      enviada,
      almacenId,
      tipo,
      almacenNombre,
      unidadId,
      unidadNombre,
      persona,
      impedimento,
      ...outlook,
    };
  });
  const sum = (figure: 'solicitado' | 'autorizado') => insumos.reduce((total, pool) => total + pool[figure], 0);
  return {
    aplicada: false,
    autorizadas: solicitudes.filter(({ impedimento }) => impedimento === null).length,
    solicitado: sum('solicitado'),
    autorizado: sum('autorizado'),
    solicitudes,
    insumos: insumos.toSorted(
      (a, b) => b.solicitado - b.autorizado - (a.solicitado - a.autorizado) || a.clave.localeCompare(b.clave),
    ),
  };
}
