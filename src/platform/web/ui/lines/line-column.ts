import type { ListFilter } from '#platform/shared/list-filter';
import type { Predicate } from '#platform/shared/validation/form-spec';
import type { Mask } from '../form/field/masks';
import type { EnumChoices } from '../values/enum-choices';
import type { BriefPart, ValueSpec } from '../values/value-spec';

/** A line of a document as the API sends it. */
export type LineValues = Readonly<Record<string, unknown>>;

/** Type of a cell's input. */
export type LineInput =
  | LineReference
  | LineShares
  | { readonly type: 'text'; readonly mask?: Mask; readonly maxLength?: number }
  | { readonly type: 'number'; readonly integer?: boolean; readonly scale?: number; readonly unit?: string }
  | { readonly type: 'money' }
  | { readonly type: 'date'; /** A month without a day is its last day. */ readonly monthEnd?: true }
  | { readonly type: 'switch' }
  | { readonly type: 'select'; readonly choices: EnumChoices };

export interface LineReference {
  readonly type: 'reference';
  readonly reference: string;
  /** Field of the line, beside the key, with the chosen record's name. */
  readonly labelField: string;
  /** Constant filter of the options. */
  readonly filter?: ListFilter;
  /** Field of the referenced record → field of the document, or of the line (`lineas.almacenId`). */
  readonly dependsOn?: Readonly<Record<string, string>>;
  /** Number shown beside each option. */
  readonly beside?: LineBeside;
  /** Fields that identify a referenced record (`clave`): many pasted codes are then found with one request. */
  readonly codes?: readonly string[];
}

/** Number shown beside an option, from a record of another resource that refers to it. */
export interface LineBeside {
  readonly reference: string;
  /** Permission to see its records. */
  readonly permission: string;
  /** Field of its record with the key of the option. */
  readonly of: string;
  /** Field of its record → field of the document, or of the line. */
  readonly dependsOn: Readonly<Record<string, string>>;
  readonly show: string;
}

/** Amounts by record: an amount beside each offered record. */
export interface LineShares {
  readonly type: 'shares';
  readonly reference: string;
  /** Properties of an item: the record's key, and the amount. */
  readonly key: string;
  readonly amount: string;
  /** Field of a record with the available amount. */
  readonly free: string;
  /** Field of the line with the total of the amounts. */
  readonly total?: string;
  /** Other numbers of an item → the field of the line with their sum. */
  readonly sums?: Readonly<Record<string, string>>;
  readonly filter?: ListFilter;
  /** Field of the record → field of the document, or of the line. */
  readonly dependsOn: Readonly<Record<string, string>>;
  readonly sort: string;
  /** Fields of a record shown beside its name. */
  readonly show: readonly BriefPart[];
  /** Fields of a record copied into its item. */
  readonly keep: readonly string[];
}

/** A column of the grid. Its label is `resources.<resource>.fields.<linesField>.<source>`. */
export type LineColumn = ValueSpec & {
  readonly source: string;
  readonly required?: boolean;
  /** Absent for a read-only column, set by the server. */
  readonly input?: LineInput;
  /** Condition on the document for the column to appear. */
  readonly when?: Predicate;
};

export interface LineTotal {
  readonly field: string;
  readonly fn: 'sum' | 'count' | 'avg';
}
