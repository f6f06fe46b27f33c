import type { PermissionKey } from '#generated/shared/permissions.gen';
import type { ResourceTypes } from '#generated/shared/resource-types.gen';
import type { RecordOf } from '../records/to-record';
import type { Actor } from '../db/actor';
import type { Database, Queryable } from '../db/database';
import type { Session, Sessions } from '../sessions/sessions';
import type { FactorProof } from '../db/factor/second-factors';
import type { SignInPolicy } from '#areas/seguridad/server/factor/policy';
import type { LetterOrder } from '../http/letter';

/** Options that make a page differ from the list of its resource. */
export interface PageWay {
  /** Whose reach narrows it, instead of that for seeing the list. */
  readonly permission?: PermissionKey;
  /** Names of the records' fields in the rows, for filter and order. */
  readonly names?: Readonly<Record<string, string>>;
  /** Values of a field in the rows, for the filter. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Inactive records too, unless the request says otherwise. */
  readonly all?: boolean;
}

/** Person other than the actor, who gave their password or confirmed the request in their own session. */
export interface SecondPerson {
  readonly usuarioId: number;
  readonly nombre: string;
  readonly unidadId: number | null;
  /** The request that they confirmed; null for a password. */
  readonly avalId: string | null;
  /** Code of their second factor beside their password; null without one, or for a confirmed request. */
  readonly factor: FactorProof | null;
}

/** Server data beside the input of an operation. */
export interface OperationContext {
  readonly database: Database;
  /** The transaction of an idempotent operation; the database itself for others. */
  readonly tx: Queryable;
  /** Version of the record that the client saw, or null. */
  readonly version: () => number | null;
  readonly actor: Actor;
  /** Second person who vouches for the operation (`secondPerson`); null where the request names none. */
  readonly secondPerson: SecondPerson | null;
  /** Null on public operations. */
  readonly session: Session | null;
  readonly sessions: Sessions;
  /** Requirements of the installation for sign-ins with a password. */
  readonly policy: SignInPolicy;
  /** Sets a header of the answer. */
  readonly header: (name: string, value: string | number) => void;
  /** A text of the server in the language of the request, or what a kind of record, a state or a step is called in it (`resources.unidad.name`). */
  readonly text: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  /** Orders a mail in the language of the request, in a transaction: it is sent after that is committed. */
  readonly sendLetter: (tx: Queryable, letter: LetterOrder) => Promise<void>;
  /** Does something once what the operation wrote is there to stay: not at all when it was undone, or its answer is that of an earlier time. */
  readonly committed: (work: () => void) => void;
  /** The page of a resource that the request's list parameters ask for, narrowed by more conditions; sets the paging headers. */
  readonly page: <Name extends keyof ResourceTypes>(
    resource: Name,
    filter?: Readonly<Record<string, unknown>>,
    how?: PageWay,
  ) => Promise<RecordOf<ResourceTypes[Name]['record']>[]>;
}
