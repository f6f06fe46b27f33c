import type { Resource } from '#generated/server/resource.gen';
import type { WireRecord } from '../records/to-record';
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

/** Does what a step brings about beyond the document, in its transaction; answers fields of the document to set, lines by their keys. */
export type Effect<Document, Input> = (step: Step<Document, Input>) => Promise<Partial<Document>>;

/** The effects by name, as the engine of the lifecycles calls them. */
export type EffectTable = Readonly<Record<string, Effect<Readonly<Record<string, unknown>>, unknown>>>;
