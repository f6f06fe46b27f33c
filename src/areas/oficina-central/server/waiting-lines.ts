import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { solicitud } from '#generated/server/tables.gen';
import type { EstatusSolicitud } from '#generated/shared/enums.gen';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import { WAITING } from './network-requests';
import { monthName } from './month-name';

export type NeedParams = NonNullable<OperationTypes['ocConsolidado']['params']>;

/** Condition on `solicitud`: requests that await authorisation, within the reach of the network's authoriser. */
export function waitingRequestsWhere(
  { jurisdiccionId, unidadId, tipo, periodo, insumoId }: NeedParams,
  actor: Actor,
  states: readonly EstatusSolicitud[] = WAITING,
): SQL {
  const [anio, month] = (periodo ?? '').split('-');
  return and(
    eq(solicitud.activo, true),
    inArray(solicitud.estatus, states),
    scopeCondition(resourceOf('solicitud'), 'oc-solicitud.ver', actor),
    jurisdiccionId === undefined ? undefined : eq(solicitud.jurisdiccionId, jurisdiccionId),
    unidadId === undefined ? undefined : eq(solicitud.unidadSolicitanteId, unidadId),
    tipo === undefined ? undefined : eq(solicitud.tipo, tipo),
    periodo === undefined
      ? undefined
      : sql`${solicitud.periodo} ->> 'anio' = ${anio} and ${solicitud.periodo} ->> 'mes' = ${monthName(Number(month))}`,
    insumoId === undefined
      ? undefined
      : sql`exists (select 1 from solicitud_detalle l where l.solicitud_id = ${solicitud.solicitudId} and l.insumo_id = ${insumoId})`,
  )!;
}
