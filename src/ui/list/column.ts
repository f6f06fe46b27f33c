import type { FieldPath } from '../resource/field-path';
import type { WireRecord } from '../resource/wire-record';
import type { ValueSpec } from '../values/value-spec';

/** One column of a list. */
export type Column<Item extends object = WireRecord> = ValueSpec & {
  readonly source: FieldPath<Item>;
  /** Key of the heading; by default the field's own label. */
  readonly label?: string;
  /** What the server sorts by when it is not the field itself, e.g. the name of a referenced record. */
  readonly sortBy?: string;
  readonly sortable?: boolean;
  /** Offered, not shown at first. */
  readonly hidden?: boolean;
  /** The server sums it up over all that match. */
  readonly total?: boolean;
  /** Changed in its cell by whoever may edit the record, with the input that `bulk` has of it. */
  readonly inline?: boolean;
};

/** The first column: the record's name, as a link to it. */
export interface NameColumn<Item extends object = WireRecord> {
  /** Key of the heading. */
  readonly label: string;
  readonly sortBy?: FieldPath<Item>;
  /** Fields that the name is made of. */
  readonly paths: readonly FieldPath<Item>[];
}
