import { eq, inArray, sql } from 'drizzle-orm';
import { unidad, usuario } from '#generated/server/tables.gen';
import { grouped } from '#platform/shared/text/grouped';
import type { Queryable } from '#platform/server/db/database';
import { avisoPorEnviar } from '#platform/server/db/system-tables';

/** Notices for one reader in one mail. */
export interface NoticeMail {
  readonly usuarioId: number;
  readonly notificacionIds: readonly number[];
}

/** Local hour of the reader's unit at which digests are sent. */
const DIGEST_HOUR = 7;
/** Maximum number of notices taken at once; the rest is taken the next time. */
const MOST = 500;

/**
 * Takes the due mails in the sender's transaction. Immediate notices go one by one. Digests go as one mail per reader, from seven in the
 * morning of the reader's time zone.
 *
 * @param timeZone the network's, for users without a unit
 */
export async function takeDueMails(tx: Queryable, timeZone: string, now = new Date()): Promise<readonly NoticeMail[]> {
  const zone = sql`coalesce(${unidad.zonaHoraria}, ${timeZone})`;
  const hours = sql`make_interval(hours => ${DIGEST_HOUR}::int)`;
  const lastDigest = sql`((date_trunc('day', (${now.toISOString()}::timestamptz at time zone ${zone}) - ${hours}) + ${hours}) at time zone ${zone})`;
  const due = await tx
    .select({ id: avisoPorEnviar.notificacionId, usuarioId: avisoPorEnviar.usuarioId, canal: avisoPorEnviar.canal })
    .from(avisoPorEnviar)
    .innerJoin(usuario, eq(usuario.usuarioId, avisoPorEnviar.usuarioId))
    .leftJoin(unidad, eq(unidad.unidadId, usuario.unidadId))
    .where(sql`${avisoPorEnviar.canal} = 'CORREO' or ${avisoPorEnviar.fecha} < ${lastDigest}`)
    .orderBy(avisoPorEnviar.fecha, avisoPorEnviar.notificacionId)
    .limit(MOST)
    .for('update', { of: avisoPorEnviar });
  if (due.length === 0) return [];
  await tx.delete(avisoPorEnviar).where(
    inArray(
      avisoPorEnviar.notificacionId,
      due.map(({ id }) => id),
    ),
  );
  const single = due.filter(({ canal }) => canal === 'CORREO');
  const digests = grouped(
    due.filter(({ canal }) => canal !== 'CORREO'),
    ({ usuarioId }) => usuarioId,
  );
  return [
    ...single.map(({ usuarioId, id }) => ({ usuarioId, notificacionIds: [id] })),
    ...[...digests].map(([usuarioId, own]) => ({ usuarioId, notificacionIds: own.map(({ id }) => id) })),
  ];
}
