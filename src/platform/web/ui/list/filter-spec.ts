import type { FieldPath } from '../resource/field-path';
import type { WireRecord } from '../resource/wire-record';
import type { EnumChoices } from '../values/enum-choices';

/** One filter of a list; its value goes over the wire as DOMAIN 0.3 says. */
export type FilterSpec<Item extends object = WireRecord> = FilterKind & {
  readonly source: FieldPath<Item>;
  /** Key of the label; by default the field's own. */
  readonly label?: string;
  /** The field may be empty, so that one can ask for records where it is. */
  readonly nullable?: boolean;
};

export type FilterKind =
  | { readonly kind: 'set'; readonly choices: EnumChoices }
  | { readonly kind: 'boolean' }
  /** `permission` lists the records that the filter offers. */
  | { readonly kind: 'reference'; readonly reference: string; readonly permission: string }
  | { readonly kind: 'range'; readonly of: 'number' | 'date' | 'datetime'; readonly unit?: string }
  | { readonly kind: 'contains' }
  | { readonly kind: 'equals'; readonly of: 'text' | 'number' };

/** Filter values by source, as react-admin's list keeps them (and the URL shows them). */
export type FilterValues = Readonly<Record<string, unknown>>;

export interface RangeValue {
  readonly gte?: string | number;
  readonly lte?: string | number;
}
