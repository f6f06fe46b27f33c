import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '#platform/shared/language';
import type { Database, Queryable } from '../../db/database';
import { accessLetter } from '#areas/seguridad/server/cuenta/access-letter';
import type { MailRequest } from '../mail-request';
import type { Jobs } from '../../jobs/jobs';
import { languageOf } from '../answers/texts';
import { letterMail } from './letter-mail';
import { publicUrl } from '../public-url';
import type { Mailer } from './mail';

/** Queues a letter in the language of a request, in its transaction. */
export type SendLetter = (request: FastifyRequest, tx: Queryable, order: MailRequest) => Promise<void>;

/**
 * Outbox of letters. They are queued in the transaction that causes them and delivered after it. Failed deliveries are retried for two to
 * four hours. A process killed between the mail server's confirmation and its record leaves a letter that is sent twice. Links are created
 * when sent, so that the queue holds no code.
 */
export function registerLetters(
  app: FastifyInstance,
  jobs: Jobs,
  { orm }: Database,
  mail: Mailer,
  configuredUrl: string | undefined,
): SendLetter {
  const letters = jobs.define<{ order: MailRequest; language: Language }>('correo', {
    leaseSeconds: 120,
    retry: { limit: 8, delaySeconds: 30 },
    handler: async ({ order, language }) => {
      const letter = order.kind === 'acceso' ? await accessLetter(orm, order) : order;
      if (letter) await mail(letterMail(letter, language, publicUrl(app, configuredUrl)));
    },
  });
  return async (request, tx, order) => {
    await letters.send(tx, { order: storable(order), language: languageOf(request.headers['accept-language']) });
    request.sentJobs = true;
  };
}

/** Reduces the actor to the fields of the audit trail. */
function storable(order: MailRequest): MailRequest {
  if (order.kind !== 'acceso') return order;
  const { usuarioId, unidadId, ip, device, correlationId, simulation } = order.actor;
  return {
    ...order,
    actor: { usuarioId, unidadId, ip, device, correlationId, ...(simulation === undefined ? {} : { simulation }) },
  };
}
