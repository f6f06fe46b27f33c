import type { Resource } from '../entity/resource';
import type { WireRecord } from '../records/read/wire-record';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';

/** Arguments of a step's effect: the stored document, the new one, and the input. */
export interface Step<Document, Input> {
  readonly tx: Queryable;
  readonly before: Document;
  readonly document: Document;
  readonly input: Input;
  readonly actor: Actor;
  readonly now: Date;
  /** Runs a step of another document as the actor; an `automatic` one as the server. */
  readonly take: (resource: Resource, document: WireRecord, name: string) => Promise<WireRecord>;
}

/**
 * Executes a step's effects beyond the document, in its transaction. Returns fields of the document to set, with lines identified by their
 * keys.
 */
export type Effect<Document, Input> = (step: Step<Document, Input>) => Promise<Partial<Document>>;

/** Effects by name, as called by the lifecycle engine. */
export type EffectTable = Readonly<Record<string, Effect<Readonly<Record<string, unknown>>, unknown>>>;
