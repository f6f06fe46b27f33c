import type { OperationHandler } from '../../../../generated/server/operations.gen';
import { CHANNEL_PATH } from '../../../shared/channel';
import { issueTicket, TICKET_SECONDS } from '../../db/sessions/channel-ticket';
import type { OperationContext } from '../context';

/** Where the channel is, and a ticket for it. Not while a profile is tried out: what is pushed is one's own, and then nothing is. */
export const negotiate: OperationHandler<'negotiate', OperationContext> = async (_input, { database, session }) => ({
  url: CHANNEL_PATH,
  accessToken: await issueTicket(database.orm, session!),
  expiresIn: TICKET_SECONDS,
});
