import type { Language } from '../../shared/language';
import type { Session } from '../db/sessions/sessions';
import type { Letter } from '../operations/letter';
import type { Background, Later } from './background';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its bodies may be large: they may take as long as they keep coming. */
    readonly isUpload?: boolean;
  }
  interface FastifyRequest {
    /** Set by the authentication of the route; null on public routes. */
    session: Session | null;
  }
  interface FastifyInstance {
    /** Zone of the network, by configuration. */
    readonly timeZone: string;
    readonly later: Later;
    /** Counts what an address asks without a good token. */
    readonly strangers: ReturnType<FastifyInstance['createRateLimit']>;
    /** When all that was begun by `later` is done. */
    readonly settled: Background['settled'];
    /** Aborted, with the error as its reason, when the embedded database broke down and only another start helps. */
    readonly databaseBroke: AbortSignal;
    readonly reportBroken: (error: unknown) => void;
    /** Sends a mail to the holder of an account. */
    readonly sendLetter: (letter: Letter, language: Language) => Promise<void>;
  }
}
