import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { solicitud } from '#generated/server/tables.gen';
import type { EstatusSolicitud, TipoSolicitud } from '#generated/shared/enums.gen';
import { issueAt } from '#platform/shared/rules/issue-at';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { withLockTimeout } from '#platform/server/db/with-lock-timeout';
import { rows } from '#platform/server/db/rows';

/** States of a request that awaits authorisation. */
export const WAITING = ['ENVIADA', 'EN_REVISION'] as const satisfies readonly EstatusSolicitud[];

/** Request as seen by an authoriser of the network. */
export interface NetworkRequest extends Record<string, unknown> {
  readonly solicitudId: number;
  readonly folio: string;
  readonly version: number;
  readonly estatus: EstatusSolicitud;
  readonly activo: boolean;
  readonly urgente: boolean;
  /** Time of sending, ISO 8601. */
  readonly enviada: string;
  /** Requesting warehouse. */
  readonly almacenId: number;
  readonly tipo: TipoSolicitud;
  readonly almacenNombre: string;
  readonly unidadId: number;
  readonly unidadNombre: string;
  readonly solicitanteId: number | null;
  readonly remitenteId: number | null;
  readonly revisorId: number | null;
  /** Person who authorised it; otherwise the person reviewing it. */
  readonly persona: string | null;
}

/**
 * Returns requests within the actor's reach, ordered by id.
 *
 * @param lock locks the requests against other steps until the transaction ends
 * @throws Problem 422 with the ids that do not exist or are out of reach
 */
export async function networkRequests(
  db: Queryable,
  ids: readonly number[],
  actor: Actor,
  lock = false,
): Promise<readonly NetworkRequest[]> {
  const wanted = [...new Set(ids)];
  const within = and(
    inArray(solicitud.solicitudId, wanted),
    scopeCondition(resourceOf('solicitud'), 'oc-solicitud.autorizar', actor),
  );
  if (lock)
    await withLockTimeout(db, () =>
      db
        .select({ id: solicitud.solicitudId })
        .from(solicitud)
        .where(within)
        .orderBy(solicitud.solicitudId)
        .for('update'),
    );
  const found = await requestsWhere(db, within!);
  const known = new Set(found.map(({ solicitudId }) => solicitudId));
  const missing = ids.flatMap((id, index) => issueAt(!known.has(id), `ids.${index}`, 'REFERENCIA'));
  if (missing.length > 0) throw invalid(missing);
  return found;
}

function requestsWhere(db: Queryable, where: SQL): Promise<NetworkRequest[]> {
  return rows<NetworkRequest>(
    db,
    sql`
    select ${solicitud.solicitudId}::int as "solicitudId", coalesce(${solicitud.folio}, '#' || ${solicitud.solicitudId}) as folio,
      ${solicitud.version}::int as version, ${solicitud.estatus} as estatus, ${solicitud.activo} as activo, ${solicitud.urgente} as urgente,
      to_char(coalesce(${solicitud.fechaEnvio}, ${solicitud.fechaSolicitud}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as enviada,
      a.almacen_id::int as "almacenId", ${solicitud.tipo} as tipo, a.nombre as "almacenNombre", u.unidad_id::int as "unidadId", u.nombre as "unidadNombre",
      ${solicitud.solicitanteId}::int as "solicitanteId", ${solicitud.remitenteId}::int as "remitenteId", ${solicitud.revisorId}::int as "revisorId",
      nullif(concat_ws(' ', p.nombre, p.primer_apellido, p.segundo_apellido), '') as persona
    from ${solicitud}
    join almacen a on a.almacen_id = ${solicitud.almacenSolicitanteId}
    join unidad u on u.unidad_id = a.unidad_id
    left join usuario w on w.usuario_id = coalesce(${solicitud.autorizadorId}, ${solicitud.revisorId})
    left join persona p on p.persona_id = w.persona_id
    where ${where}
    order by 1`,
  );
}
