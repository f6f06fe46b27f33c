import type { OperationName } from '#generated/shared/operations.gen';
import type { Findings, Proof, Visitor } from '../../context';
import type { Planted } from '../../planted';
import type { Kind } from '../../reach';

/** One call: method and path below `/api`. `:id` is the key of a record, in the path and in the body; `:other` is a second key. */
export type Ask = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Records of an entity that a permission reaches. With a third element, records of that entity with the reach of the first. */
type Reached = readonly [entity: string, permission: string, of?: string];

/** Records that an answer may reveal to a visitor. */
interface May {
  readonly may: readonly Reached[];
  readonly also?: (proof: Proof, visitor: Visitor) => readonly Planted[];
}

/** Sends a request for each record of an entity. A record out of reach must answer like a missing one. */
interface EachRow {
  readonly how: 'each';
  readonly entity: string;
  readonly by: string;
  readonly ask: Ask;
  readonly body?: unknown;
  /** Further records that the answer may reveal. */
  readonly tells?: (record: Planted, proof: Proof) => readonly Planted[];
}

/** Acts on each record out of reach, which must answer like a missing one. Records in reach are skipped. */
interface RefusedRow extends Omit<EachRow, 'how' | 'tells'> {
  readonly how: 'refused';
}

/** Names records out of reach in a body, which must be refused like missing ones with any status. Records in reach are skipped. */
interface AlikeRow extends Omit<EachRow, 'how' | 'tells'> {
  readonly how: 'alike';
  /** Also tries records in reach, which must succeed. */
  readonly done?: true;
}

/** Sends a request for each warehouse out of reach, which must be refused without revealing anything. */
interface ClosedRow {
  readonly how: 'closed';
  readonly as: string;
  readonly by: string;
  readonly ask: Ask;
  readonly body?: (proof: Proof) => unknown;
  /** Permission that selects the warehouses; default: all. */
  readonly among?: string;
}

/** Reads an answer, which may reveal only the allowed records. */
interface ShownRow extends May {
  readonly how: 'shown';
  readonly ask: Ask | readonly Ask[];
  /** Sends one request for each record of this entity. */
  readonly per?: string;
  /** Restricts the answer to records that belong to the requested one. */
  readonly within?: Kind;
}

/** Reads a list, which must contain exactly the records in reach. */
interface ListedRow extends May {
  readonly how: 'listed';
  readonly ask: Ask;
  readonly key: string;
}

/** Reads a count, which must equal the number of records in reach, or not exceed it. */
interface CountedRow extends May {
  readonly how: 'counted';
  readonly ask: Ask;
  readonly count: (body: unknown) => number;
  readonly atMost?: true;
}

/** Changes a private record, which does not exist for others. */
interface KeptRow {
  readonly how: 'kept';
  readonly ask: Ask;
  readonly secret: (proof: Proof) => number;
}

/** A check specific to one operation. */
interface OwnRow {
  readonly how: 'own';
  readonly probe: (proof: Proof, visitor: Visitor, at: string) => Promise<Findings>;
}

export type Row = EachRow | RefusedRow | AlikeRow | ClosedRow | ShownRow | ListedRow | CountedRow | KeptRow | OwnRow;
export type RowOf<How extends Row['how']> = Extract<Row, { readonly how: How }>;
export type Table = Partial<Record<OperationName, Row>>;
