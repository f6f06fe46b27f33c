import type { FieldPath } from '../resource/field-path';
import type { WireRecord } from '../resource/wire-record';
import type { ValueSpec } from '../values/value-spec';

/** Column of a list. */
export type Column<Item extends object = WireRecord> = ValueSpec & {
  readonly source: FieldPath<Item>;
  /** Key of the heading; by default the field's own label. */
  readonly label?: string;
  /** Sort field of the server, if it differs, e.g. the name of a referenced record. */
  readonly sortBy?: string;
  readonly sortable?: boolean;
  /** True for an optional column, hidden at first. */
  readonly hidden?: boolean;
  /** True when the server sums the column over all matches. */
  readonly total?: boolean;
  /** Editable in its cell, with permission, through the field's `bulk` input. */
  readonly inline?: boolean;
};

/** The first column: the record's name, as a link to it. */
export interface NameColumn<Item extends object = WireRecord> {
  /** Key of the heading. */
  readonly label: string;
  readonly sortBy?: FieldPath<Item>;
  /** Fields that the column shows. */
  readonly paths: readonly FieldPath<Item>[];
  /** Two lines by which a record is recognised; without them, its label. */
  readonly ficha?: Ficha<Item>;
}

/** Name of a record, and the text under it. Methods, so that a ficha of one record type is also one of any record. */
export interface Ficha<Item extends object = WireRecord> {
  name(record: Item): string;
  line(record: Item): string;
}
