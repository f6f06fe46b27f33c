import type { Actor } from '../db/actor';
import type { Database } from '../db/database';
import type { Session, Sessions } from '../db/sessions';

/** What the server adds to the input of an operation. */
export interface OperationContext {
  readonly database: Database;
  readonly actor: Actor;
  /** Null on public operations. */
  readonly session: Session | null;
  readonly sessions: Sessions;
  /** The page of a resource that the request's list parameters ask for; sets the paging headers. */
  readonly page: (resource: string) => Promise<readonly Record<string, unknown>[]>;
}
