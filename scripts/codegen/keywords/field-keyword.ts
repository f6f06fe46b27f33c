import type { FormSpec } from '#platform/shared/validation/form-spec';
import type { BuildContext } from '../build/context';
import type { BareEntity } from '../build/entity';
import type { Placement } from '../build/field';
import type { Diagnostics, Place } from '../diagnostic';
import type { Json, PropertyNode } from '../load/property-node';
import type { Entity, Field, FieldKind, JsonSchema } from '../model';
import type { Examples } from '../vocabulary/examples';

/** Description of a keyword of `x-field`, for schemas, editors and the vocabulary page, with the faults that apply everywhere. */
export interface DescribedKeyword<Name extends string = string> {
  readonly name: Name;
  /** Schema of the value, with a `description`. `#/$defs/…` are definitions of schemas/meta/entity.json. */
  readonly schema: JsonSchema;
  /** Excerpt of a file that shows it. The tests compile every example. */
  readonly example: Examples[string];
  /** Fields that the keyword applies to, with a description of them. On any other field it is refused. */
  readonly fits?: { readonly what: string; of(field: Traits): boolean };
  /** True for a keyword about user input, which has no effect on a field set by the server. */
  readonly isOfTyped?: true;
  /**
   * Source of the value; a field can have only one such keyword:
   * - `answer`: computed for each response, not stored
   * - `server`: stored, and written by the server alone
   * - `parts`: records or rows of their own, which users fill in
   */
  readonly gives?: 'answer' | 'server' | 'parts';
  /** Reason why fields of a form (of a step, an operation, a report) cannot have it, as a sentence. */
  readonly notInForms?: string;
}

/**
 * Definition of an `x-field` keyword: its schema, its value in the model, its checks and its output. Output hooks run only for fields whose
 * value is not null, false or an empty list.
 */
export interface FieldKeyword<Name extends string = string, Value = unknown> extends DescribedKeyword<Name> {
  /** Returns the value in the model, stored under the keyword's name. `said` is undefined without the keyword. */
  read(said: unknown, reading: Reading): Value;
  /** Reports faults that need all entities; called for fields of entities. */
  check?(value: NonNullable<Value>, checked: Checked): void;
  /** Reports faults of a form's field, given its sibling fields. */
  checkInForm?(value: NonNullable<Value>, checked: Besides): void;
  /** JSON Schema that values of the field must satisfy, in validators and the API description. */
  valueSchema?(value: NonNullable<Value>): JsonSchema;
  /** SQL condition on the column, for a CHECK of the table. */
  sqlCheck?(value: NonNullable<Value>, column: string): string;
  /** Contribution to the preparation and checks of a record in forms and on the server. */
  form?(value: NonNullable<Value>, place: FormPlace): FormPart;
  /** Effects of the keyword, in words for `--explain`. */
  explain?(value: NonNullable<Value>): string;
}

/** Properties that decide whether a keyword applies to a field. */
export type Traits = Pick<Field, 'kind' | 'reference' | 'enumType' | 'item'>;

/** Field while it is read: facts from its JSON Schema and the entities' names. */
export interface Reading extends Traits {
  readonly node: PropertyNode;
  /** The complete `x-field`. */
  readonly x: Json;
  /** Name of the field's owner as a type: `Solicitud`. */
  readonly owner: string;
  readonly placement: Placement;
  readonly kind: FieldKind;
  /** Nested fields of objects and arrays of objects. */
  readonly fields: readonly Field[];
  readonly readOnly: boolean;
  /** Keyword that states the source of its value. */
  readonly giver: DescribedKeyword | null;
  readonly context: BuildContext;
}

/** Field with its siblings in the same object. */
export interface Besides {
  readonly node: PropertyNode;
  readonly field: Field;
  readonly siblings: readonly Field[];
  readonly diagnostics: Diagnostics;
}

/** Field of an entity once all entities are known. */
export interface Checked extends Besides {
  readonly entity: BareEntity;
  /** True for a field of the record itself, not of an object or a list in it. */
  readonly isOwn: boolean;
  readonly all: ReadonlyMap<string, BareEntity>;
  /** Returns the sibling field at a path; reports a missing one and returns null. */
  readonly find: (path: string, place: Place) => Field | null;
}

/** Field of an entity, or of a form together with the fields of its record. */
export type CheckedAnywhere = Omit<Checked, 'entity'> & { readonly entity: Pick<BareEntity, 'name' | 'fields'> };

/** Keys of FormSpec that only keywords contribute. */
export type FormPart = Partial<
  Pick<
    FormSpec,
    | 'writeOnce'
    | 'normalise'
    | 'valueRules'
    | 'comparisons'
    | 'emptyIs'
    | 'fills'
    | 'rowKeys'
    | 'starts'
    | 'startsFrom'
    | 'notCopied'
    | 'monthEnds'
    | 'dayRanges'
    | 'freshSignIn'
  >
>;

/** Field in a form. */
export interface FormPlace {
  readonly field: Field;
  readonly siblings: readonly Field[];
  /** Its path in the record. `prefix` is the path of its object, with a dot at the end. */
  readonly path: string;
  readonly prefix: string;
  /** Path of the list whose rows contain it. */
  readonly rows: string | null;
  /** Prefix of the labels of the form's fields. */
  readonly labels: string;
  readonly all: ReadonlyMap<string, Entity>;
}
