import type { FastifyInstance } from 'fastify';
import { and, eq } from 'drizzle-orm';
import { persona, usuario } from '#generated/server/tables.gen';
import { DEFAULT_LANGUAGE, isLanguage } from '#platform/shared/language';
import type { Database, Queryable } from '#platform/server/db/database';
import { preferencia } from '#platform/server/db/system-tables';
import { noticesById } from './notificaciones/channel-notices';
import { takeDueMails, type NoticeMail } from './notificaciones/due-mails';
import { shownNotice } from './notificaciones/shown-notice';
import type { Jobs } from '#platform/server/jobs/jobs';
import { publicUrl } from '#platform/server/http/public-url';
import { serverText } from '#platform/server/http/answers/texts';
import { escaped, mailPage } from '#platform/server/http/mail/letter-mail';
import type { Mail, Mailer } from '#platform/server/http/mail/mail';

const MINUTE_S = 60;

/**
 * Mails notices to users who chose mail: every minute the immediate ones, at seven in the morning of their unit the digests.
 *
 * @param timeZone the network's, for users without a unit
 */
export function defineNoticeMails(
  app: FastifyInstance,
  jobs: Jobs,
  { orm }: Database,
  mail: Mailer,
  { publicUrl: configuredUrl, timeZone }: { readonly publicUrl: string | undefined; readonly timeZone: string },
): void {
  const mails = jobs.define<NoticeMail>('aviso-correo', {
    leaseSeconds: 2 * MINUTE_S,
    retry: { limit: 8, delaySeconds: 30 },
    handler: async (due) => {
      const written = await noticeMail(orm, due, publicUrl(app, configuredUrl));
      if (written) await mail(written);
    },
  });
  jobs.define('avisos-por-correo', {
    everySeconds: MINUTE_S,
    leaseSeconds: 2 * MINUTE_S,
    retry: { limit: 1, delaySeconds: 10 },
    handler: () =>
      orm.transaction(async (tx) => {
        for (const due of await takeDueMails(tx, timeZone)) await mails.send(tx, due);
      }),
  });
}

/**
 * Returns notices as a mail in the language of their reader, with the texts of the bell: patients appear only with initials and bed. Null
 * when they were read or replaced meanwhile, or the account is no longer active.
 */
export async function noticeMail(
  db: Queryable,
  { usuarioId, notificacionIds }: NoticeMail,
  url: string,
): Promise<Mail | null> {
  const [reader] = await db
    .select({ email: usuario.email, nombre: persona.nombre, contenido: preferencia.contenido })
    .from(usuario)
    .innerJoin(persona, eq(persona.personaId, usuario.personaId))
    .leftJoin(preferencia, eq(preferencia.usuarioId, usuario.usuarioId))
    .where(and(eq(usuario.usuarioId, usuarioId), eq(usuario.activo, true), eq(usuario.estatus, 'ACTIVO')));
  const unread = reader ? (await noticesById(db, notificacionIds)).filter(({ vista }) => !vista) : [];
  if (!reader || unread.length === 0) return null;
  const kept = reader.contenido?.idioma;
  const language = isLanguage(kept) ? kept : DEFAULT_LANGUAGE;
  const text = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
    serverText(language, key, params);
  const notices = unread.map((notice) => shownNotice(notice, text));
  const [only] = notices.length === 1 ? notices : [];
  const [greeting, outro, signature] = [
    text('mail.saludo', { nombre: reader.nombre }),
    text('mail.avisos.nota'),
    text('mail.firma'),
  ];
  const addressOf = (path: string | null) => `${url}${path ?? '/home'}`;
  return {
    to: reader.email,
    subject: only ? only.titulo : text('mail.avisos.asunto', { total: notices.length }),
    text: `${[
      greeting,
      ...notices.map(({ titulo, cuerpo, ruta }) => [titulo, cuerpo, addressOf(ruta)].join('\n')),
      outro,
      signature,
    ].join('\n\n')}\n`,
    html: mailPage(language, [
      escaped(greeting),
      ...notices.map(
        ({ titulo, cuerpo, ruta }) =>
          `<a href="${escaped(addressOf(ruta))}">${escaped(titulo)}</a><br>${escaped(cuerpo)}`,
      ),
      escaped(outro),
      escaped(signature),
    ]),
  };
}
