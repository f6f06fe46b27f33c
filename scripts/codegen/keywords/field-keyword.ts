import type { FormSpec } from '#platform/shared/form-spec';
import type { BuildContext } from '../build/context';
import type { BareEntity } from '../build/entity';
import type { Placement } from '../build/field';
import type { Diagnostics, Place } from '../diagnostic';
import type { Json, PropertyNode } from '../load/property-node';
import type { Entity, Field, FieldKind, JsonSchema } from '../model';
import type { Examples } from '../vocabulary/examples';

/** A keyword of `x-field` as schemas, editors and the page of the vocabulary know it, and what is wrong wherever it is said. */
export interface DescribedKeyword<Name extends string = string> {
  readonly name: Name;
  /** Schema of the value, with a `description`. `#/$defs/…` are definitions of schemas/meta/entity.json. */
  readonly schema: JsonSchema;
  /** Part of a file that shows it; every example is compiled in the tests. */
  readonly example: Examples[string];
  /** The fields that it says something of, and what they are in words; said of any other it is refused. */
  readonly fits?: { readonly what: string; of(field: Traits): boolean };
  /** It is about what people fill in: of a field that the server sets it says nothing. */
  readonly isOfTyped?: true;
  /**
   * It says where the value comes from, and only one keyword can:
   * - `answer`: worked out for each answer, and not stored
   * - `server`: stored, and written by the server alone
   * - `parts`: records or rows of their own, which people fill in
   */
  readonly gives?: 'answer' | 'server' | 'parts';
  /** Why no field of a form (of a step, an operation, a report) can say it, as a sentence. */
  readonly notInForms?: string;
}

/**
 * Definition of an `x-field` keyword: its schema, its value in the model, its checks and its output. Output hooks run only for fields with
 * a value other than null, false or an empty list.
 */
export interface FieldKeyword<Name extends string = string, Value = unknown> extends DescribedKeyword<Name> {
  /** Value in the model, under the name of the keyword; `said` is undefined when the schema does not say it. */
  read(said: unknown, reading: Reading): Value;
  /** Reports what can only be known when all entities are; asked of fields of entities. */
  check?(value: NonNullable<Value>, checked: Checked): void;
  /** The same of a field of a form, which looks at the fields beside it. */
  checkInForm?(value: NonNullable<Value>, checked: Besides): void;
  /** JSON Schema that a value of the field must meet, in validators and the description of the API. */
  valueSchema?(value: NonNullable<Value>): JsonSchema;
  /** Condition on the column, for a CHECK of the table. */
  sqlCheck?(value: NonNullable<Value>, column: string): string;
  /** Contribution to forms and server, which prepare and check a record. */
  form?(value: NonNullable<Value>, place: FormPlace): FormPart;
  /** Effects of the keyword, in words for `--explain`. */
  explain?(value: NonNullable<Value>): string;
}

/** Properties that decide if a keyword applies to a field. */
export type Traits = Pick<Field, 'kind' | 'reference' | 'enumType' | 'item'>;

/** A field while it is read: what its JSON Schema and the entities' names tell. */
export interface Reading extends Traits {
  readonly node: PropertyNode;
  /** All of its `x-field`. */
  readonly x: Json;
  /** Name of the field's owner as a type: `Solicitud`. */
  readonly owner: string;
  readonly placement: Placement;
  readonly kind: FieldKind;
  /** Fields inside, of objects and arrays of objects. */
  readonly fields: readonly Field[];
  readonly readOnly: boolean;
  /** The keyword that says where its value comes from. */
  readonly giver: DescribedKeyword | null;
  readonly context: BuildContext;
}

/** A field, and those that stand in the same object. */
export interface Besides {
  readonly node: PropertyNode;
  readonly field: Field;
  readonly siblings: readonly Field[];
  readonly diagnostics: Diagnostics;
}

/** A field of an entity once all entities are known. */
export interface Checked extends Besides {
  readonly entity: BareEntity;
  /** It is a field of the record itself, and not of an object or a list in it. */
  readonly isOwn: boolean;
  readonly all: ReadonlyMap<string, BareEntity>;
  /** The field beside it that a path leads to; where there is none that is reported. */
  readonly find: (path: string, place: Place) => Field | null;
}

/** A field of an entity, or of a form beside the fields of the record that the form is filled in for. */
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

/** A field in a form. */
export interface FormPlace {
  readonly field: Field;
  readonly siblings: readonly Field[];
  /** Its path in the record, and that of the object that it stands in, with a dot behind it. */
  readonly path: string;
  readonly prefix: string;
  /** Path of the list whose rows it is a field of. */
  readonly rows: string | null;
  /** Prefix of the labels of the form's fields. */
  readonly labels: string;
  readonly all: ReadonlyMap<string, Entity>;
}
