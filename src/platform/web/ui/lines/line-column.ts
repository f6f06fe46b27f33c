import type { ListFilter } from '#platform/shared/list-filter';
import type { Predicate } from '#platform/shared/form-spec';
import type { Mask } from '../form/masks';
import type { EnumChoices } from '../values/enum-choices';
import type { BriefPart, ValueSpec } from '../values/value-spec';

/** A line of a document as the wire has it. */
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
  /** Field of the line beside the key that holds the chosen record's name. */
  readonly labelField: string;
  /** Narrows what is offered always. */
  readonly filter?: ListFilter;
  /** Their field → a field of the document, or of the line (`lineas.almacenId`). */
  readonly dependsOn?: Readonly<Record<string, string>>;
  /** A number that is shown beside each record that is offered. */
  readonly beside?: LineBeside;
  /** Their fields that identify one record (`clave`): many pasted codes are then found with one request. */
  readonly codes?: readonly string[];
}

/** A number of the record of another resource that refers to one that is offered. */
export interface LineBeside {
  readonly reference: string;
  /** To see its records. */
  readonly permission: string;
  /** Field of its record that holds the key of what is offered. */
  readonly of: string;
  /** Their field → a field of the document, or of the line. */
  readonly dependsOn: Readonly<Record<string, string>>;
  readonly show: string;
}

/** Amounts by record: an amount beside each offered record. */
export interface LineShares {
  readonly type: 'shares';
  readonly reference: string;
  /** Properties of an item: the record's key, and how much. */
  readonly key: string;
  readonly amount: string;
  /** Field of a record: how much there is to take. */
  readonly free: string;
  /** Field of the line that the amounts come to. */
  readonly total?: string;
  /** Other numbers of an item → the field of the line that each adds up to. */
  readonly sums?: Readonly<Record<string, string>>;
  readonly filter?: ListFilter;
  /** Their field → a field of the document, or of the line. */
  readonly dependsOn: Readonly<Record<string, string>>;
  readonly sort: string;
  /** Fields of a record that stand beside its name. */
  readonly show: readonly BriefPart[];
  /** Fields of a record that an item has as well. */
  readonly keep: readonly string[];
}

/** A column of the grid. Its label is `resources.<resource>.fields.<linesField>.<source>`. */
export type LineColumn = ValueSpec & {
  readonly source: string;
  readonly required?: boolean;
  /** Absent: set by the server, only read. */
  readonly input?: LineInput;
  /** Condition on the document for the column to appear. */
  readonly when?: Predicate;
};

export interface LineTotal {
  readonly field: string;
  readonly fn: 'sum' | 'count' | 'avg';
}
