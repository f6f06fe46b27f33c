import type { Session } from '../sessions/sessions';
import type { SignInPolicy } from '#areas/seguridad/server/factor/policy';
import type { Jobs } from '../jobs/jobs';
import type { Health } from './health-state';
import type { SendLetter } from './mail/letters';
import type { TidyQueue } from '#app/server/upkeep';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for large bodies, whose time is unlimited as long as data arrive. */
    readonly isUpload?: boolean;
    /** True for a read with its parameters in the body. */
    readonly isSearch?: boolean;
  }
  interface FastifyRequest {
    /** Set by the authentication of the route; null on public routes. */
    session: Session | null;
    /** True when the request queued jobs, which start after the answer. */
    sentJobs: boolean;
  }
  interface FastifyInstance {
    /** Configured time zone of the network. */
    readonly timeZone: string;
    /** Configured requirements of sign-ins with a password. */
    readonly signInPolicy: SignInPolicy;
    /** Counts the requests of an address without a valid token. */
    readonly strangers: ReturnType<FastifyInstance['createRateLimit']>;
    /** Count the requests of a session and its account. */
    readonly callers: readonly ReturnType<FastifyInstance['createRateLimit']>[];
    /** Resolves when no job is due. */
    readonly settled: Jobs['idle'];
    readonly tidyQueue: TidyQueue;
    /** Aborted when the embedded database has broken down, with the error as its reason; only a restart helps. */
    readonly databaseBroke: AbortSignal;
    /** State of writes to database and files. */
    readonly health: Health;
    readonly reportBroken: (error: unknown) => void;
    /** Queues a mail to the holder of an account. */
    readonly sendLetter: SendLetter;
  }
}
