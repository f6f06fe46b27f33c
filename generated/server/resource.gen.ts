// Generated from schemas/meta/entity.json by `npm run generate`. Do not edit: your change would be lost.

import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FileKind } from '#platform/shared/file-kinds';
import type { FormSpec } from '#platform/shared/form-spec';
import type { LifecycleSpec } from '#platform/shared/lifecycle';
import type { LooseRecord } from '#platform/shared/rule';
import type { PermissionKey } from '../shared/permissions.gen';

export type StandardOperation = 'list' | 'get' | 'create' | 'update' | 'delete';
export type ScopeKind = 'jurisdiccion' | 'unidad' | 'almacen' | 'servicio' | 'proveedor' | 'propio';
export type ScalarKind = 'text' | 'integer' | 'number' | 'boolean' | 'date' | 'datetime' | 'time' | 'enum';

/** A table with the columns that all of ours have. */
export type ResourceTable = PgTable & {
  readonly activo: AnyPgColumn;
  readonly version: AnyPgColumn;
  readonly creadoPor: AnyPgColumn;
  readonly fechaCreacion: AnyPgColumn;
  readonly modificadoPor: AnyPgColumn;
  readonly fechaModificacion: AnyPgColumn;
};

/** How the generic CRUD serves one entity. */
export interface Resource {
  readonly name: string;
  /** Below /api. */
  readonly path: string;
  readonly table: ResourceTable;
  readonly key: {
    readonly name: string;
    readonly column: AnyPgColumn;
    readonly kind: 'natural' | 'serial';
    readonly type: 'integer' | 'text';
  };
  readonly form: FormSpec;
  /** Stored fields in schema order, the natural key among them; without embedded entities. */
  readonly fields: readonly ResourceField[];
  /** `from`: the fields that they follow from. */
  readonly computed: readonly { readonly name: string; readonly fn: string; readonly from: readonly string[] }[];
  /** Fields that say how many records of another table point here. */
  readonly counts: readonly Count[];
  /** Fields that come from the record that refers to this one, or that this one refers to. */
  readonly inverses?: readonly InverseField[];
  /** Records of other resources that come with one that is read alone. */
  readonly related?: readonly RelatedRecords[];
  readonly embeds: readonly Embed[];
  readonly references: readonly ReferenceField[];
  /** Child tables that are read and written as part of a record. */
  readonly lines: readonly LineTable[];
  /** References inside lists, objects and records, which no foreign key watches over. */
  readonly nested: readonly NestedReference[];
  /** References, by path, that do not keep what they point to from being deactivated. */
  readonly released?: readonly string[];
  /** References of whatever kind that may only point to some records of their entity. */
  readonly narrowed: readonly NarrowedReference[];
  /** Where free text looks: the own search text, the keys of words by their sound, and dates, which hold these fields; names: texts whose beginning an index finds; and those of these embedded entities. */
  readonly search: {
    readonly own: AnyPgColumn | null;
    readonly sounds: AnyPgColumn | null;
    readonly dates: readonly AnyPgColumn[];
    readonly names: readonly AnyPgColumn[];
    readonly fields: readonly string[];
    readonly embeds: readonly string[];
  };
  /** Name of a record of the wire, and what tells it from others of that name. */
  readonly title: (record: LooseRecord, timeZone: string) => string;
  readonly detail: ((record: LooseRecord, timeZone: string) => string) | null;
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc'; readonly thenBy?: readonly string[] };
  /** Records of a page without a requested size. */
  readonly pageSize: number;
  /** Numeric fields that a list sums up over all that match. */
  readonly totals: readonly string[];
  /** Exclusion constraints by name, and the fields that only one record can have at a time. */
  readonly exclusive?: Readonly<Record<string, readonly string[]>>;
  /** Unique constraints by name, and the fields that each keeps unique. */
  readonly unique: Readonly<Record<string, readonly string[]>>;
  readonly operations: readonly StandardOperation[];
  readonly permissions: Readonly<Record<StandardOperation, PermissionKey>>;
  /** Fields of which one ties a record to a unit, warehouse, …; a profile of that scope sees only its own. */
  readonly scope: Scope;
  readonly writeScope: Scope | null;
  /** Kinds of scope that reach all of its records. */
  readonly commonTo: readonly ScopeKind[];
  /** Whoever reaches a record of `entity` reaches what its `by` refers to: what `of` does here, or the record itself; `for`: with these permissions alone. */
  readonly alsoReachedBy?: readonly {
    readonly entity: string;
    readonly by: string;
    readonly of: string | null;
    readonly as: ScopeKind | null;
    readonly until: string | null;
    readonly while: readonly string[] | null;
    readonly for: readonly PermissionKey[] | null;
  }[];
  /** Resources that embed this one, and by which a limited scope reaches its records. */
  readonly reachedThrough: readonly string[];
  readonly softDelete: boolean;
  /** Records to which no new record may refer. */
  readonly closed?: { readonly field: string; readonly in: readonly string[]; readonly refusal: string };
  /** Records whose references cannot be deactivated: none, those with a positive number, or those until a date. Default: all that are not final. */
  readonly holds?: false | { readonly with: AnyPgColumn } | { readonly until: AnyPgColumn };
  readonly auditReads: boolean;
  /** What its list can be asked besides the parameters of every list. */
  readonly listParameters?: readonly ListParameter[];
  /** Files that a record may carry. */
  readonly attachments?: { readonly maxFiles: number; readonly maxMB: number; readonly accept: readonly FileKind[] };
  /** Its records are commented on, with this permission beside the one to see them. */
  readonly comments?: { readonly write: PermissionKey };
  readonly lifecycle: LifecycleSpec | null;
  readonly folio: Folio | null;
  /** The step that signs a document, where the signature goes, and what it covers. */
  readonly signature?: Signature;
  /** States in which the database keeps a document as it is, and what the audit trail holds it to. */
  readonly seal?: Seal;
  /** Steps of other documents that go with what is done to a record. */
  readonly triggers?: readonly Trigger[];
  /** Its rows are those of a view: nothing writes or locks them. */
  readonly view?: true;
  /** Resource whose writes change rows of this one. */
  readonly follows?: string;
  /** Function derived of its definition. */
  readonly derive: string | null;
  readonly copies: readonly Copy[];
  /** Fields that are held to the values of another catalogue. */
  readonly among?: readonly AmongValues[];
}

export type Scope = Readonly<Partial<Record<ScopeKind, readonly string[]>>>;

/** Document number: series, CLUES of the unit, year, and a number counted within them. */
export interface Folio {
  readonly series: string;
  readonly digits: number;
  readonly field: string;
  /** Field that refers to the unit. */
  readonly unit: string;
  /** Transition that assigns it; null for the creation. */
  readonly on: string | null;
  /** Series for some of the documents, the first that fits. */
  readonly others: readonly {
    readonly series: string;
    readonly when: { readonly field: string; readonly equals: string | boolean };
  }[];
}

/** Names of states, and of fields of the document and of its lines. */
export interface Seal {
  readonly states: readonly string[];
  readonly content: readonly string[];
  readonly lines: Readonly<Record<string, readonly string[]>>;
}

/** Names of fields; `on` is the step, `content` what is signed of the record, `lines` what of its lines. */
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

/** What is done to a record, `create` or a step, takes a step of the document that the reference `of` names. */
export interface Trigger {
  readonly on: string;
  readonly of: string;
  readonly entity: string;
  readonly step: string;
  readonly when?: (record: LooseRecord) => boolean;
}

/** A field that is kept equal to one of the record that a reference points to. */
export interface Copy {
  readonly field: string;
  readonly reference: string;
  readonly entity: string;
  readonly from: string;
}

/** Rows of a record's own: a line is written with it, in one transaction, and has no version apart. */
export interface LineTable {
  /** Name of the array. */
  readonly name: string;
  /** The field that points to the record, and its column. */
  readonly link: string;
  readonly parent: AnyPgColumn;
  readonly position: AnyPgColumn;
  /** Fields that no two lines of a record may share. */
  readonly unique: readonly (readonly string[])[];
  readonly resource: Resource;
}

export interface ResourceField {
  readonly name: string;
  readonly kind: ScalarKind | 'list' | 'object' | 'records';
  readonly column: AnyPgColumn;
  /** Codes of an enum. */
  readonly options?: readonly string[];
  /** Name that the texts of its codes, or of those of a list, are found by. */
  readonly enumName?: string;
  /** The database keeps it: no statement sets it. */
  readonly generated?: true;
  /** Many records can be given one value of it at once. */
  readonly bulk?: true;
  /** It holds the id of a picture that was uploaded. */
  readonly file?: true;
  /** What a list holds. */
  readonly item?: ScalarKind;
  /** Scalars inside an object. */
  readonly inside?: Readonly<Record<string, ScalarKind>>;
  /** Empty, it is answered as an empty text instead of null. */
  readonly blank?: boolean;
  /** What it takes to read it: all of them. */
  readonly secrets?: readonly Secret[];
  /** Who may not read it sees the initial. */
  readonly initial?: boolean;
}

/** A permission that must reach as far as the one beside it, by which the record is seen. */
export interface Secret {
  readonly permission: PermissionKey;
  readonly beside: PermissionKey;
}

/** How many active rows of a table have the record's key in a column, and in others one of these values. */
export interface Count {
  readonly name: string;
  readonly table: ResourceTable;
  readonly column: AnyPgColumn;
  readonly where: readonly { readonly column: AnyPgColumn; readonly values: readonly (string | number | boolean)[] }[];
}

/** An entity whose record is read and written as part of this one. */
export interface Embed {
  /** Name of the nested object. */
  readonly name: string;
  /** Wire name of the id that points to it. */
  readonly keyName: string;
  readonly column: AnyPgColumn;
  readonly required: boolean;
  readonly resource: Resource;
  /** What it takes to know which record it is; its fields have the same. */
  readonly secrets?: readonly Secret[];
}

export interface Join {
  readonly table: PgTable;
  readonly on: SQL;
}

/** A foreign key, and the label that stands beside it on the wire. */
export interface ReferenceField {
  readonly field: string;
  /** Wire name of the label. */
  readonly label: string;
  readonly entity: string;
  readonly column: AnyPgColumn;
  /** It moves when the record that it names is merged into another. */
  readonly follows?: true;
  /** It may name a record that is closed to new references. */
  readonly closed?: true;
  /** It names the record into which this one was merged. */
  readonly merges?: true;
  readonly joins: readonly Join[];
  readonly text: SQL;
  /** The label is a moment: its text is ISO 8601, and the reader sees it in their time zone. */
  readonly moment?: true;
  /** What a list sorted by the label is ordered by; texts are compared as words. */
  readonly order: readonly { readonly column: AnyPgColumn; readonly words: boolean }[];
  /** What it takes to read the label, which tells of a record that is not everybody's to know. */
  readonly secrets?: readonly Secret[];
  /** Who may not read it sees the initials. */
  readonly initial?: boolean;
}

/** What a picker offers and a write must keep to. */
export interface NarrowedReference {
  /** `municipioId`, `domicilio.municipioId`, `nucleoIds` */
  readonly path: string;
  readonly kind: 'column' | 'list' | 'object' | 'records' | 'lines';
  readonly entity: string;
  /** Their field and the field of this record that it must equal, both beside each other where the reference stands. */
  readonly dependsOn: Readonly<Record<string, string>>;
  /** Their field and the value, or one of the values, that it must have. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** Following the reference must never lead back to the record itself. */
  readonly acyclic: boolean;
}

/** Not stored: what a record has that refers to this one, or that this one refers to. */
export interface InverseField {
  readonly name: string;
  readonly kind: ScalarKind;
  readonly options?: readonly string[];
  readonly enumName?: string;
  readonly expression: SQL;
  /** The column of that record that it is, the one that is the same in both, and what that is called here: the key where nothing is said. */
  readonly from?: { readonly value: AnyPgColumn; readonly by: AnyPgColumn; readonly key?: AnyPgColumn };
}

/** Active records of a resource that refer to this one by the field `by`, as far as these fields of theirs. */
export interface RelatedRecords {
  readonly name: string;
  readonly entity: string;
  readonly by: string;
  /** Only those whose fields have one of these values. */
  readonly where?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  readonly fields: readonly string[];
}

/** `own`: the actor's by a kind of scope; `only`: some fields; `is`: with a value; `where`: as a filter says it; `suits`: meant for a record of another resource. */
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

/** Each value of `field` is one that some record of the entity in use has in `from`. */
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
  /** The jsonb column; null for lines, which have columns of their own. */
  readonly column: AnyPgColumn | null;
  readonly target: { readonly table: PgTable; readonly key: AnyPgColumn };
}

/** A resource as it is embedded where not everybody may read it: each of its fields needs the permission, those apart that are shown to all. */
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
