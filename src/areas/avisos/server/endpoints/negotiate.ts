import type { OperationHandler } from '#generated/server/operations.gen';
import { CHANNEL_PATH } from '#platform/shared/channel';
import { issueTicket, TICKET_SECONDS } from '#platform/server/sessions/channel-ticket';
import type { OperationContext } from '#platform/server/operations/context';

/**
 * Returns the URL of the notification channel with a ticket for it. Refused during a trial of a profile, because pushed notices are
 * personal.
 */
export const negotiate: OperationHandler<'negotiate', OperationContext> = async (_input, { database, session }) => ({
  url: CHANNEL_PATH,
  accessToken: await issueTicket(database.orm, session!),
  expiresIn: TICKET_SECONDS,
});
