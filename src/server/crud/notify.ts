import { and, eq, inArray, sql } from 'drizzle-orm';
import { notificacion } from '../../../generated/server/tables.gen';
import type { Notificacion } from '../../../generated/shared/types.gen';
import type { Queryable } from '../db/database';
import { avisoPorEnviar, preferencia } from '../db/system-tables';

/** What `detalle` has room for; no character is cut in two. */
const LEADING = /^.{0,160}/su;

/** What is told. Title and text follow from `tipo`, in the language of whoever reads it, unless they are given. */
export type Notice = Pick<Notificacion, 'tipo' | 'severidad'> &
  Partial<
    Pick<
      Notificacion,
      | 'titulo'
      | 'cuerpo'
      | 'folio'
      | 'detalle'
      | 'ruta'
      | 'entidad'
      | 'entidadId'
      | 'unidadId'
      | 'agrupador'
      | 'requiereAccion'
    >
  >;

/**
 * Tells some people something, in the transaction of what happened: neither is without the other. A notice that they have not seen yet and
 * that has the same `agrupador` is replaced, so that nobody reads the history of a document from the bell. Of a long `detalle` the beginning is told.
 *
 * @param byMail mailed at once as well, whatever they chose for the kind: they asked for it
 */
export async function notify(
  tx: Queryable,
  people: readonly number[],
  notice: Notice,
  { byMail = false }: { readonly byMail?: boolean } = {},
): Promise<void> {
  if (people.length === 0) return;
  const { agrupador = null, detalle = null } = notice;
  if (agrupador !== null) {
    // Two at once for one group: the second waits here, and finds what the first wrote.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`notificacion ${agrupador}`}))`);
    await tx
      .delete(notificacion)
      .where(
        and(
          inArray(notificacion.usuarioId, [...people]),
          eq(notificacion.agrupador, agrupador),
          eq(notificacion.vista, false),
        ),
      );
  }
  const fecha = new Date();
  const told = await tx
    .insert(notificacion)
    .values(
      people.map((usuarioId) => ({
        ...notice,
        detalle: detalle === null ? null : LEADING.exec(detalle)![0],
        usuarioId,
        fecha,
      })),
    )
    .returning({ id: notificacion.notificacionId });
  const canal = byMail ? sql`'CORREO'::text` : sql`p.contenido -> 'avisos' ->> n.tipo`;
  // Those who want to be mailed of this kind are, once this is committed.
  await tx.execute(sql`
    insert into ${avisoPorEnviar} (notificacion_id, usuario_id, canal, fecha)
    select n.notificacion_id, n.usuario_id, ${canal}, n.fecha
    from ${notificacion} n left join ${preferencia} p on p.usuario_id = n.usuario_id
    where n.notificacion_id in (${sql.join(
      told.map(({ id }) => sql`${id}`),
      sql`, `,
    )}) and ${canal} is not null`);
}
