import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FileKind } from '#platform/shared/file-kinds';
import type { ListFilter } from '#platform/shared/list-filter';
import type { FormSpec } from '#platform/shared/validation/form-spec';
import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import type { LooseRecord } from '#platform/shared/validation/rule';
import type { PermissionKey } from '#platform/shared/product-names';

export type StandardOperation = 'list' | 'get' | 'create' | 'update' | 'delete';
export type ScopeKind = 'jurisdiccion' | 'unidad' | 'almacen' | 'servicio' | 'proveedor' | 'propio';
export type ScalarKind = 'text' | 'integer' | 'number' | 'boolean' | 'date' | 'datetime' | 'time' | 'enum';

/** A table with the columns of every entity. */
export type ResourceTable = PgTable & {
  readonly activo: AnyPgColumn;
  readonly version: AnyPgColumn;
  readonly creadoPor: AnyPgColumn;
  readonly fechaCreacion: AnyPgColumn;
  readonly modificadoPor: AnyPgColumn;
  readonly fechaModificacion: AnyPgColumn;
};

/** Descriptor of an entity: what lists, records, steps, imports and reports know about it. Generated from its schema. */
export interface Resource {
  readonly name: string;
  /** Path below /api. */
  readonly path: string;
  readonly table: ResourceTable;
  readonly key: {
    readonly name: string;
    readonly column: AnyPgColumn;
    readonly kind: 'natural' | 'serial';
    readonly type: 'integer' | 'text';
  };
  readonly form: FormSpec;
  /** Stored fields in schema order, including a natural key, without embedded entities. */
  readonly fields: readonly ResourceField[];
  /** Functions of computed fields, and the fields they depend on. */
  readonly computed: readonly { readonly name: string; readonly fn: string; readonly from: readonly string[] }[];
  /** Fields with the number of records of another table that refer to this one. */
  readonly counts: readonly Count[];
  /** Fields read from the record that refers to this one, or that this one refers to. */
  readonly inverses?: readonly InverseField[];
  /** Records of other resources returned with a single record. */
  readonly related?: readonly RelatedRecords[];
  readonly embeds: readonly Embed[];
  readonly references: readonly ReferenceField[];
  /** Child tables read and written with a record. */
  readonly lines: readonly LineTable[];
  /** References inside lists, objects and records, which have no foreign key. */
  readonly nested: readonly NestedReference[];
  /** Paths of references that do not prevent the deactivation of their target. */
  readonly released?: readonly string[];
  /** References limited to some records of their entity. */
  readonly narrowed: readonly NarrowedReference[];
  /** Columns of the full-text search: search text, phonetic keys, dates, and names with a prefix index. `fields` are their sources; `embeds` are embedded entities that are searched too. */
  readonly search: {
    readonly own: AnyPgColumn | null;
    readonly sounds: AnyPgColumn | null;
    readonly dates: readonly AnyPgColumn[];
    readonly names: readonly AnyPgColumn[];
    readonly fields: readonly string[];
    readonly embeds: readonly string[];
  };
  /** Label of a record, and its second line. */
  readonly title: (record: LooseRecord, timeZone: string) => string;
  readonly detail: ((record: LooseRecord, timeZone: string) => string) | null;
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc'; readonly thenBy?: readonly string[] };
  /** Default page size. */
  readonly pageSize: number;
  /** Numeric fields that a list totals over all matching records. */
  readonly totals: readonly string[];
  /** Fields of each exclusion constraint, by its name. */
  readonly exclusive?: Readonly<Record<string, readonly string[]>>;
  /** Fields of each unique constraint, by its name. */
  readonly unique: Readonly<Record<string, readonly string[]>>;
  readonly operations: readonly StandardOperation[];
  readonly permissions: Readonly<Record<StandardOperation, PermissionKey>>;
  /** Fields that bind a record to a unit, warehouse, …, by kind of scope; one of them must match. */
  readonly scope: Scope;
  readonly writeScope: Scope | null;
  /** Kinds of scope that reach all records. */
  readonly commonTo: readonly ScopeKind[];
  /**
   * Extends the scope through records of `entity` that refer to the same by `by` as `of` does here; without `of`, to this record. `for` limits the
   * extension to these permissions.
   */
  readonly alsoReachedBy?: readonly {
    readonly entity: string;
    readonly by: string;
    readonly of: string | null;
    readonly as: ScopeKind | null;
    readonly until: string | null;
    readonly while: readonly string[] | null;
    readonly for: readonly PermissionKey[] | null;
  }[];
  /** Resources that embed this one and give a limited scope access to its records. */
  readonly reachedThrough: readonly string[];
  readonly softDelete: boolean;
  /** Values of a field in which a record accepts no new references. */
  readonly closed?: { readonly field: string; readonly in: readonly string[]; readonly refusal: string };
  /** Records that keep their references in use: none, those with a positive number, or those until a date. Default: all that are not final. */
  readonly holds?: false | { readonly with: AnyPgColumn } | { readonly until: AnyPgColumn };
  readonly auditReads: boolean;
  /** Additional parameters of the list. */
  readonly listParameters?: readonly ListParameter[];
  /** Tabs of the list, in order. */
  readonly views?: readonly { readonly id: string; readonly filter: ListFilter }[];
  /** Limits of files attached to a record. */
  readonly attachments?: { readonly maxFiles: number; readonly maxMB: number; readonly accept: readonly FileKind[] };
  /** Permission to comment on records, in addition to reading them. */
  readonly comments?: { readonly write: PermissionKey };
  readonly lifecycle: LifecycleSpec | null;
  readonly folio: Folio | null;
  /** Signing step, fields of the signature, and signed content. */
  readonly signature?: Signature;
  /** States in which the database refuses changes, and the content that the audit trail covers. */
  readonly seal?: Seal;
  /** Steps of other documents taken with writes of a record. */
  readonly triggers?: readonly Trigger[];
  /** True for a view, whose rows are neither written nor locked. */
  readonly view?: true;
  /** Resource whose writes maintain the rows of this one. */
  readonly follows?: string;
  /** Name of the function that calculates derived fields. */
  readonly derive: string | null;
  readonly copies: readonly Copy[];
  /** Fields limited to values of another catalogue. */
  readonly among?: readonly AmongValues[];
}

export type Scope = Readonly<Partial<Record<ScopeKind, readonly string[]>>>;

/** Document number: series, CLUES of the unit, year, and a number counted within them. */
export interface Folio {
  readonly series: string;
  readonly digits: number;
  readonly field: string;
  /** Reference to the unit. */
  readonly unit: string;
  /** Step that assigns the number; null for creation. */
  readonly on: string | null;
  /** Further series; the first match counts. */
  readonly others: readonly {
    readonly series: string;
    readonly when: { readonly field: string; readonly equals: string | boolean };
  }[];
}

/** Sealed states, and the covered fields of the document and its lines. */
export interface Seal {
  readonly states: readonly string[];
  readonly content: readonly string[];
  readonly lines: Readonly<Record<string, readonly string[]>>;
}

/** Fields of a signature. `on` is the signing step; `content` and `lines` are the signed fields of the record and its lines. */
export interface Signature {
  readonly on: string;
  readonly by: string;
  readonly name: string;
  readonly licence: string;
  readonly at: string;
  readonly hash: string;
  readonly content: readonly string[];
  readonly lines: Readonly<Record<string, readonly string[]>>;
}

/** A write of a record, `create`, `delete` or a step, takes a step of the document that `of` refers to. */
export interface Trigger {
  readonly on: string;
  readonly of: string;
  readonly entity: string;
  readonly step: string;
  readonly when?: (record: LooseRecord) => boolean;
}

/** A field copied from a referenced record. */
export interface Copy {
  readonly field: string;
  readonly reference: string;
  readonly entity: string;
  readonly from: string;
}

/** Child table of a record. Lines are written with it in one transaction and have no version of their own. */
export interface LineTable {
  /** Name of the array. */
  readonly name: string;
  /** Field that refers to the record, and its column. */
  readonly link: string;
  readonly parent: AnyPgColumn;
  readonly position: AnyPgColumn;
  /** Fields that must differ among the lines of a record. */
  readonly unique: readonly (readonly string[])[];
  readonly resource: Resource;
}

export interface ResourceField {
  readonly name: string;
  readonly kind: ScalarKind | 'list' | 'object' | 'records';
  readonly column: AnyPgColumn;
  /** Codes of an enum. */
  readonly options?: readonly string[];
  /** Key of the texts of its codes, or of the codes of a list. */
  readonly enumName?: string;
  /** True for a generated column. */
  readonly generated?: true;
  /** True when edits of many records may set it. */
  readonly bulk?: true;
  /** True for the id of an uploaded picture. */
  readonly file?: true;
  /** Kind of the items of a list. */
  readonly item?: ScalarKind;
  /** Scalars inside an object. */
  readonly inside?: Readonly<Record<string, ScalarKind>>;
  /** True when an empty value is returned as an empty text instead of null. */
  readonly blank?: boolean;
  /** Permissions required to read it, all of them. */
  readonly secrets?: readonly Secret[];
  /** True when readers without permission see the initial. */
  readonly initial?: boolean;
}

/** A permission that must reach at least as far as `beside`, the one that shows the record. */
export interface Secret {
  readonly permission: PermissionKey;
  readonly beside: PermissionKey;
}

/** Number of active rows of a table with the record's key in `column` and given values in others. */
export interface Count {
  readonly name: string;
  readonly table: ResourceTable;
  readonly column: AnyPgColumn;
  readonly where: readonly { readonly column: AnyPgColumn; readonly values: readonly (string | number | boolean)[] }[];
}

/** Entity whose record is read and written as part of this one. */
export interface Embed {
  /** Name of the nested object. */
  readonly name: string;
  /** Name of the id of the embedded record in the API. */
  readonly keyName: string;
  readonly column: AnyPgColumn;
  readonly required: boolean;
  readonly resource: Resource;
  /** Permissions required to read the embedded record and its fields. */
  readonly secrets?: readonly Secret[];
}

export interface Join {
  readonly table: PgTable;
  readonly on: SQL;
}

/** A foreign key, with the label returned beside it. */
export interface ReferenceField {
  readonly field: string;
  /** Name of the label in the API. */
  readonly label: string;
  readonly entity: string;
  readonly column: AnyPgColumn;
  /** True when the reference moves with a merge of its target. */
  readonly follows?: true;
  /** True when it may refer to a closed record. */
  readonly closed?: true;
  /** True when it refers to the record into which this one was merged. */
  readonly merges?: true;
  readonly joins: readonly Join[];
  readonly text: SQL;
  /** True for a label that is a moment: its text is ISO 8601, shown in the reader's time zone. */
  readonly moment?: true;
  /** Columns that order a list by the label; `words` compares as text of the language. */
  readonly order: readonly { readonly column: AnyPgColumn; readonly words: boolean }[];
  /** Permissions required to read the label. */
  readonly secrets?: readonly Secret[];
  /** True when readers without permission see the initials. */
  readonly initial?: boolean;
}

/** Filter of a reference, enforced by pickers and writes. */
export interface NarrowedReference {
  /** `municipioId`, `domicilio.municipioId`, `nucleoIds` */
  readonly path: string;
  readonly kind: 'column' | 'list' | 'object' | 'records' | 'lines';
  readonly entity: string;
  /** Fields of the target and the sibling fields that they must equal. */
  readonly dependsOn: Readonly<Record<string, string>>;
  /** Fields of the target and their required values. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** True when chains of references must not form a cycle. */
  readonly acyclic: boolean;
}

/** A field that is not stored, read from a record that refers to this one or that this one refers to. */
export interface InverseField {
  readonly name: string;
  readonly kind: ScalarKind;
  readonly options?: readonly string[];
  readonly enumName?: string;
  readonly expression: SQL;
  /** Source column, column of that record with the shared key, and the column here; the record's key by default. */
  readonly from?: { readonly value: AnyPgColumn; readonly by: AnyPgColumn; readonly key?: AnyPgColumn };
}

/** Active records of a resource that refer to this one by `by`, with some of their fields. */
export interface RelatedRecords {
  readonly name: string;
  readonly entity: string;
  readonly by: string;
  /** Required values of their fields. */
  readonly where?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  readonly fields: readonly string[];
}

/** Kinds: `own` (the actor's, by a kind of scope), `only` (some fields), `is` (a value), `where` (a filter), `suits` (records that apply to another one). */
export type ListParameter = { readonly name: string } & (
  | { readonly kind: 'own'; readonly scope: ScopeKind }
  | { readonly kind: 'only'; readonly fields: readonly string[] }
  | { readonly kind: 'is'; readonly path: string }
  | { readonly kind: 'where'; readonly path: string; readonly operator: 'lte' | 'gte' | null }
  | {
      readonly kind: 'suits';
      readonly entity: string;
      readonly same: Readonly<Record<string, string>>;
      readonly age: { readonly born: string; readonly least: string | null; readonly most: string | null } | null;
    }
);

/** Limits `field` to the values of `from` in active records of an entity. */
export interface AmongValues {
  readonly field: string;
  readonly kind: 'column' | 'list';
  readonly entity: string;
  readonly from: string;
}

export interface NestedReference {
  /** `domicilio.municipioId`, `nucleoIds` */
  readonly path: string;
  readonly kind: 'list' | 'object' | 'records' | 'lines';
  readonly entity: string;
  /** The jsonb column; null for lines, which have columns. */
  readonly column: AnyPgColumn | null;
  readonly target: { readonly table: PgTable; readonly key: AnyPgColumn };
}

/** Returns the descriptor of an embedded resource that needs a permission: each of its fields requires `secret`, except those in `show`. */
export function guarded(
  resource: Resource,
  secret: Secret,
  show: Readonly<Record<string, 'initial' | 'whole'>>,
): Resource {
  const fields = resource.fields.map((field): ResourceField => {
    const shown = show[field.name];
    if (shown === 'whole') return field;
    const initial = shown === 'initial' && (field.secrets === undefined || field.initial === true);
    return { ...field, secrets: [...(field.secrets ?? []), secret], initial };
  });
  return { ...resource, fields };
}
