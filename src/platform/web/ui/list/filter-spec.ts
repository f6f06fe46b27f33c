import type { FieldPath } from '../resource/field-path';
import type { WireRecord } from '../resource/wire-record';
import type { EnumChoices } from '../values/enum-choices';

/** Filter of a list; DOMAIN 0.3 defines the format of its value in the API. */
export type FilterSpec<Item extends object = WireRecord> = FilterKind & {
  readonly source: FieldPath<Item>;
  /** Key of the label; by default the field's own. */
  readonly label?: string;
  /** True when the field may be empty, so that the filter can select empty values. */
  readonly nullable?: boolean;
};

export type FilterKind =
  | { readonly kind: 'set'; readonly choices: EnumChoices }
  | { readonly kind: 'boolean' }
  /** `permission` is required to list the records offered by the filter. */
  | { readonly kind: 'reference'; readonly reference: string; readonly permission: string }
  | { readonly kind: 'range'; readonly of: 'number' | 'date' | 'datetime'; readonly unit?: string }
  | { readonly kind: 'contains' }
  | { readonly kind: 'equals'; readonly of: 'text' | 'number' };

/** Filter values by source, as in react-admin's list and in the URL. */
export type FilterValues = Readonly<Record<string, unknown>>;

export interface RangeValue {
  readonly gte?: string | number;
  readonly lte?: string | number;
}
