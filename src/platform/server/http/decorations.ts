import type { Session } from '../sessions/sessions';
import type { SignInPolicy } from '#areas/seguridad/server/factor/policy';
import type { Jobs } from '../jobs/jobs';
import type { Health } from './health';
import type { SendLetter } from './mail/letters';
import type { TidyQueue } from '#app/server/upkeep';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its bodies may be large: they may take as long as they keep coming. */
    readonly isUpload?: boolean;
    /** It reads, with the parameters in its body. */
    readonly isSearch?: boolean;
  }
  interface FastifyRequest {
    /** Set by the authentication of the route; null on public routes. */
    session: Session | null;
    /** True when the request queued jobs, which start after the answer. */
    sentJobs: boolean;
  }
  interface FastifyInstance {
    /** Zone of the network, by configuration. */
    readonly timeZone: string;
    /** Requirements of sign-ins with a password, by configuration. */
    readonly signInPolicy: SignInPolicy;
    /** Counts what an address asks without a good token. */
    readonly strangers: ReturnType<FastifyInstance['createRateLimit']>;
    /** Count what a session and its account ask. */
    readonly callers: readonly ReturnType<FastifyInstance['createRateLimit']>[];
    /** When no job is due. */
    readonly settled: Jobs['idle'];
    readonly tidyQueue: TidyQueue;
    /** Aborted, with the error as its reason, when the embedded database broke down and only another start helps. */
    readonly databaseBroke: AbortSignal;
    /** State of writes to database and files. */
    readonly health: Health;
    readonly reportBroken: (error: unknown) => void;
    /** Orders a mail to the holder of an account. */
    readonly sendLetter: SendLetter;
  }
}
