import type { Resource } from '../../../../generated/server/resource.gen';
import type { WireRecord } from '../to-record';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';

/** What the effects of a step are given: the document as it is stored and as it will be, and what was filled in. */
export interface Step<Document, Input> {
  readonly tx: Queryable;
  readonly before: Document;
  readonly document: Document;
  readonly input: Input;
  readonly actor: Actor;
  readonly now: Date;
  /** Takes a step of another document that this one brings about, as whoever acts; one that is `automatic`, as the server. */
  readonly take: (resource: Resource, document: WireRecord, name: string) => Promise<WireRecord>;
}

/** Does what a step brings about beyond the document, in its transaction; answers fields of the document to set, lines by their keys. */
export type Effect<Document, Input> = (step: Step<Document, Input>) => Promise<Partial<Document>>;

/** The effects by name, as the engine of the lifecycles calls them. */
export type EffectTable = Readonly<Record<string, Effect<Readonly<Record<string, unknown>>, unknown>>>;
