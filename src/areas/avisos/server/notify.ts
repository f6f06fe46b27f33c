import { and, eq, inArray, sql } from 'drizzle-orm';
import { notificacion } from '#generated/server/tables.gen';
import type { Notificacion } from '#generated/shared/types.gen';
import type { Queryable } from '#platform/server/db/database';
import { avisoPorEnviar, preferencia } from '#platform/server/db/system-tables';
import { lockInTurn } from '#platform/server/db/lock-in-turn';

/** Maximum length of `detalle`; never cuts a character in two. */
const LEADING = /^.{0,160}/su;

/** Notice to send. Title and text default to those of `tipo`, in the recipient's language. */
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
 * Notifies some users in the transaction of the event, so that both commit or neither does. An unread notice with the same `agrupador` is
 * replaced, so that the bell shows only the last state of a document. A long `detalle` is truncated.
 *
 * @param byMail also mails at once, regardless of the users' setting for the kind, because they requested it
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
    // Serialises concurrent notices of one group: the second waits here and sees the first.
    await lockInTurn(tx, `notificacion ${agrupador}`);
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
  // Queues mails for users who chose mail for this kind; they are sent after the commit.
  await tx.execute(sql`
    insert into ${avisoPorEnviar} (notificacion_id, usuario_id, canal, fecha)
    select n.notificacion_id, n.usuario_id, ${canal}, n.fecha
    from ${notificacion} n left join ${preferencia} p on p.usuario_id = n.usuario_id
    where n.notificacion_id in (${sql.join(
      told.map(({ id }) => sql`${id}`),
      sql`, `,
    )}) and ${canal} is not null`);
}
