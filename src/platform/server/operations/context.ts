import type { PermissionKey } from '#platform/shared/product-names';
import type { ResourceTypes } from '#generated/shared/resource-types.gen';
import type { RecordOf } from '../records/read/wire-record';
import type { Actor } from '../db/actor';
import type { Database, Queryable } from '../db/database';
import type { Session, Sessions } from '../sessions/sessions';
import type { FactorProof } from '../db/factor/second-factors';
import type { SignInPolicy } from '#areas/seguridad/server/factor/policy';
import type { MailRequest } from '../http/mail-request';

/** Options that make a page differ from the list of its resource. */
export interface PageOptions {
  /** Permission whose reach limits the page, instead of that for listing. */
  readonly permission?: PermissionKey;
  /** Names of the records' fields in the rows, for filter and order. */
  readonly names?: Readonly<Record<string, string>>;
  /** Values of a field in the rows, for the filter. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Includes inactive records by default. */
  readonly all?: boolean;
}

/** Person other than the actor, who gave their password or confirmed the request in their own session. */
export interface SecondPerson {
  readonly usuarioId: number;
  readonly nombre: string;
  readonly unidadId: number | null;
  /** Request that they confirmed; null for a password. */
  readonly avalId: string | null;
  /** Code of their second factor beside their password; null without one, or for a confirmed request. */
  readonly factor: FactorProof | null;
}

/** Server data beside the input of an operation. */
export interface OperationContext {
  readonly database: Database;
  /** Transaction of an idempotent operation; the database itself for others. */
  readonly tx: Queryable;
  /** Returns the version of the record that the client saw, or null. */
  readonly version: () => number | null;
  readonly actor: Actor;
  /** Second person who vouches for the operation (`secondPerson`); null when the request names none. */
  readonly secondPerson: SecondPerson | null;
  /** Null on public operations. */
  readonly session: Session | null;
  readonly sessions: Sessions;
  /** Requirements of the installation for sign-ins with a password. */
  readonly policy: SignInPolicy;
  /** Sets a header of the answer. */
  readonly header: (name: string, value: string | number) => void;
  /** Returns a server text in the language of the request, or the name of a kind of record, a state or a step (`resources.unidad.name`). */
  readonly text: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  /** Queues a mail in the language of the request, in a transaction; it is sent after the commit. */
  readonly sendLetter: (tx: Queryable, letter: MailRequest) => Promise<void>;
  /**
   * Registers work to run after the operation's commit. It does not run after a rollback, or when the answer is that of an earlier request.
   */
  readonly committed: (work: () => void) => void;
  /** Reads the page of a resource according to the request's list parameters and further conditions; sets the paging headers. */
  readonly page: <Name extends keyof ResourceTypes>(
    resource: Name,
    filter?: Readonly<Record<string, unknown>>,
    how?: PageOptions,
  ) => Promise<RecordOf<ResourceTypes[Name]['record']>[]>;
}
