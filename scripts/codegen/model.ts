/**
 * The model: everything that the compiler knows once every schema has been read, resolved and checked. It is the only input of the
 * emitters. It is frozen and has the shape they need: names in every case style, references resolved, defaults filled in. An emitter never
 * reads a raw schema, except through `Entity.readSchema` / `Entity.writeSchema`, which are plain JSON Schema without the project's
 * keywords.
 */

import type { DescribedKeyword } from './keywords/field-keyword';
import type { FieldKeywordValues } from './keywords/field-keywords';

/** Languages of the product. Every text must exist in `es`; the others default to it. */
export const LANGUAGES = ['es', 'en', 'es-mx'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Texts = Readonly<Record<Language, string>>;

export type JsonSchema = { readonly [keyword: string]: unknown };

/** Position of a statement in a schema, for errors and for the banner of generated files. */
export interface Source {
  /** Path from the project root, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface Model {
  readonly entities: readonly Entity[];
  readonly enums: readonly EnumType[];
  readonly endpoints: readonly Endpoint[];
  readonly reports: readonly Report[];
  readonly boards: readonly Board[];
  readonly worklists: readonly Worklist[];
  readonly navigation: readonly NavigationGroup[];
  readonly profiles: readonly Profile[];
  readonly permissions: readonly Permission[];
  /** Functions that schemas name and that are not written yet, as text. */
  readonly conflicts: readonly Conflict[];
  /** Functions that schemas name and that are not written yet, in words. */
  readonly unwritten: readonly string[];
  /** Definitions in the areas, e.g. `ordenes/server/orden-cargo`, `red/shared/values`. */
  readonly definitions: ReadonlySet<string>;
  /** Modules of the server that export a handler, by its name. */
  readonly handlers: ReadonlyMap<string, readonly string[]>;
  /** Keywords of `x-field`, with their effects. */
  readonly keywords: readonly DescribedKeyword[];
}

/** Fields that are equal in two records, and texts that sound alike. */
export interface AlikeRule {
  readonly same: readonly FieldPath[];
  readonly sounds: readonly FieldPath[];
}

export interface Entity {
  /** `personal-medico`: file name, react-admin resource name, last segment of the path. */
  readonly name: string;
  /** `personalMedico` */
  readonly camel: string;
  /** `PersonalMedico` */
  readonly pascal: string;
  /** `personal_medico` */
  readonly table: string;
  /** Folder under schemas/entities; '' for a file directly in it. */
  readonly area: string;
  readonly source: Source;
  readonly labels: { readonly one: Texts; readonly many: Texts };
  readonly description: Texts;
  /** Icon name from the closed list in schemas/meta. */
  readonly icon: string;
  /** Storage of its records: the database, or the sample backend of the browser. */
  readonly backend: Backend;
  /** `/catalogos/personal-medico`, appended to `/api`. */
  readonly path: string;
  readonly key: Key;
  /** Label of a record, e.g. `{nombre}`, which references to it also show. */
  readonly label: Template;
  /** Second, smaller line beside the label in pickers and headers, e.g. `{clues}`. */
  readonly detail: Template | null;
  /** Two lines by which a record is recognised in its list; null for its label alone. */
  readonly ficha: Ficha | null;
  /** Facts shown under the title of a record: field paths. */
  readonly facts: readonly FieldPath[];
  /** All fields in schema order, without key and audit block (unless the key is natural). */
  readonly fields: readonly Field[];
  /** Sections of forms and shows; every field belongs to exactly one. */
  readonly sections: readonly Section[];
  /** Field paths searched by free text: own fields and fields of embedded entities. */
  readonly search: readonly FieldPath[];
  /** Own fields that are also searched phonetically. */
  readonly searchBySound: readonly FieldPath[];
  readonly sort: {
    readonly field: FieldPath;
    readonly direction: 'asc' | 'desc';
    /** Decide among equals, in the same direction. */ readonly thenBy?: readonly FieldPath[];
  };
  readonly pageSize: number;
  /** True when a list without `pageSize` is paged; otherwise it returns all records, up to the maximum of one page. */
  readonly paged: boolean;
  /** Unique keys: groups of own field names. `where: 'active'` excludes inactive records. */
  readonly unique: readonly UniqueKey[];
  /** Indexes of its table, as own fields, besides those of its unique keys and of free text; null for an index on each queried field. */
  readonly indexes: readonly (readonly string[])[] | null;
  /** Set when rows are only appended, each following from the previous one; null for records that change. */
  readonly ledger: Ledger | null;
  /** Set when it has a row for each record of another entity; null when its rows are created otherwise. */
  readonly follows: Follows | null;
  /** SELECT whose rows are its records; null for stored records. */
  readonly view: string | null;
  /** Layouts of its list besides the table. */
  readonly shapes: ListShapes;
  /** Tabs of its list, without the one of all records. */
  readonly views: readonly ListView[];
  readonly scope: Scope;
  /** Records of other entities that extend the scope of these. */
  readonly alsoReachedBy: readonly AlsoReached[];
  /** Parties of a document. Steps, notices and the write scope refer to them. */
  readonly parties: readonly Party[];
  /** Narrower scope for writing; null when readers may also write. */
  readonly writeScope: Scope | null;
  /** Kinds of scope that reach all of its records. */
  readonly commonTo: readonly ScopeKind[];
  /** True when several rows of a file may name one record; the first counts. */
  readonly importRepeats: boolean;
  /** Entities that embed this one, through which a limited scope reaches its records. */
  readonly reachedThrough: readonly string[];
  readonly softDelete: boolean;
  /** Records that no new record may refer to. */
  readonly closed: { readonly field: string; readonly in: readonly string[]; readonly refusal: string } | null;
  /** Records whose referenced records cannot be deactivated; null: the default of their kind. */
  readonly holds: false | { readonly with?: string; readonly until?: string } | null;
  /** Existing operations among the standard five. */
  readonly operations: readonly StandardOperation[];
  readonly permissions: Readonly<Record<StandardOperation, string>>;
  /** Place in the menu, or null. */
  readonly menu: MenuPlace | null;
  /** Rules that detect possible duplicates, and the label of the link to the other record. */
  readonly possibleDuplicates: { readonly rules: readonly AlikeRule[]; readonly open: Texts | null } | null;
  /** Names of cross-field rules implemented in the areas. */
  readonly rules: readonly string[];
  /** True when reading a record writes a row in the audit trail (clinical data). */
  readonly auditReads: boolean;
  /** True when a new record may start as a copy of an existing one. */
  readonly copy: boolean;
  /** Parameters of its list beyond those of every list. */
  readonly listParameters: readonly ListParameter[];
  readonly idempotent: boolean;
  /** Files that can be attached to a record; null when none can. */
  readonly attachments: Attachments | null;
  /** Comments on its records. `write` is the permission required in addition to reading, null for none. */
  readonly comments: { readonly write: string | null } | null;
  /** Alternative request format, which `parseBody` of its definition reads. */
  readonly alsoSent: { readonly name: string; readonly description: string; readonly schema: JsonSchema } | null;
  readonly lifecycle: Lifecycle | null;
  readonly folio: Folio | null;
  /** Step that signs the document, and the fields that it fills in; null for documents without a signature. */
  readonly signature: Signature | null;
  /** Periods that records claim exclusively: only one record may have each. */
  readonly exclusive: readonly Exclusive[];
  /** Steps of other documents that run when this record is written. */
  readonly triggers: readonly Trigger[];
  /**
   * Function `derived` of its definition in `src/areas/<area>/shared`, which computes readOnly fields from the others at every write, and
   * the paths of those fields.
   */
  readonly derive: { readonly fn: string; readonly gives: readonly FieldPath[] } | null;
  readonly renamedFrom: string | null;
  /**
   * Default import of the entity; null without one, or with a declared one. It is not among the endpoints, so that the application loads it
   * only when opened.
   */
  readonly importOperation: Operation | null;
  /** Reason why it has no default import; null when it has one. */
  readonly noImport: string | null;
  /** JSON Schema (2020-12, without the project's keywords and `$ref`) of a record in responses: fields, labels, audit block. */
  readonly readSchema: JsonSchema;
  /**
   * JSON Schema of a create or update request: writable fields only, `additionalProperties: false`. Conditional fields are never in
   * `required`.
   */
  readonly writeSchema: JsonSchema;
}

/** Limits of a record's files: number, size of each in MiB, and kinds. */
export interface Attachments {
  readonly maxFiles: number;
  readonly maxMB: number;
  readonly accept: readonly ('image' | 'pdf' | 'office')[];
}

/**
 * - `own`: records that belong to the actor by a kind of scope
 * - `only`: some fields of each record
 * - `is`: records with this value in a field, or in a part of one of its items
 * - `suits`: records that are suitable for a record of another entity
 */
export type ListParameter = { readonly name: string; readonly description: string } & (
  | { readonly kind: 'own'; readonly scope: ScopeKind }
  | { readonly kind: 'only'; readonly fields: readonly FieldPath[] }
  | { readonly kind: 'is'; readonly path: FieldPath }
  | { readonly kind: 'where'; readonly path: FieldPath; readonly operator: 'lte' | 'gte' | null }
  | {
      readonly kind: 'suits';
      readonly entity: string;
      readonly same: Readonly<Record<string, FieldPath>>;
      readonly age: { readonly born: FieldPath; readonly least: string | null; readonly most: string | null } | null;
    }
);

export type Backend = 'server' | 'mock';

export interface Key {
  readonly name: string;
  readonly column: string;
  /** `natural`: typed by the user, part of `fields`; `serial`: bigint identity, or a text generated by the sample backend. */
  readonly kind: 'natural' | 'serial';
  readonly type: 'integer' | 'text';
}

export type StandardOperation = 'list' | 'get' | 'create' | 'update' | 'delete';
export type ScopeKind = 'jurisdiccion' | 'unidad' | 'almacen' | 'servicio' | 'proveedor' | 'propio';
/** Alternative fields that tie a record to the actor's scope, by kind. */
export type Scope = Readonly<Partial<Record<ScopeKind, readonly FieldPath[]>>>;
/** `nombre`, or `persona.nombre` for a field of an embedded entity or of a nested object. */
export type FieldPath = string;

/** Party of a document, with the fields that tie the document to it. */
export interface Party {
  readonly name: string;
  readonly labels: Texts;
  readonly scope: Scope;
}

export interface Folio {
  readonly series: string;
  readonly digits: number;
  readonly field: string;
  /** Field that refers to the unit. */
  readonly unit: string;
  /** Step that assigns the folio; null for the creation. */
  readonly on: string | null;
  /** Series for some of the documents; the first match applies. */
  readonly others: readonly OtherSeries[];
}

export interface OtherSeries {
  readonly series: string;
  readonly when: { readonly field: string; readonly equals: string | boolean };
}

export interface Template {
  /** `{clues} · {nombre}` */
  readonly text: string;
  /** Literals and paths, in order. */
  readonly parts: readonly ({ readonly literal: string } | { readonly path: FieldPath })[];
}

export interface UniqueKey {
  readonly fields: readonly string[];
  readonly activeOnly: boolean;
}

/** Rules that the database enforces on each new row of a ledger; its keys are among the entity's unique keys. */
export interface Ledger {
  /** Number counted from 1 without gaps among the rows with equal fields of `within`. */
  readonly sequence: { readonly field: string; readonly within: readonly string[] };
  /** Balance of the preceding row, plus the amount that this row adds, minus the amount that it takes. */
  readonly balance: { readonly field: string; readonly adds: string; readonly takes: string } | null;
  /** Reference to the row that this one reverses. */
  readonly reversal: string | null;
}

/** Names of own readOnly fields. `on` is the step. */
/** Exclusive period: records with equal fields of `by` must not overlap from `from` to `to`. */
export interface Exclusive {
  readonly by: readonly string[];
  readonly from: string;
  readonly to: string;
}

export interface Signature {
  readonly on: string;
  readonly by: string;
  readonly name: string;
  readonly licence: string;
  readonly at: string;
  readonly hash: string;
}

/**
 * Extension of scope: an actor who reaches a record of `entity` also reaches the record that `by` refers to. With `of`, that is the record
 * of this reference; with null, this record.
 */
export interface AlsoReached {
  readonly entity: string;
  readonly by: string;
  readonly of: string | null;
  /** Kind of scope that the other record must be in; null for the full scope of the permission. */
  readonly as: ScopeKind | null;
  /** Date-time field of the other record until which the extension applies. */
  readonly until: string | null;
  /** States of the other record in which it applies; null for all. */
  readonly while: readonly string[] | null;
  /** Permissions whose scope it extends; null for all. */
  readonly for: readonly string[] | null;
}

/** Event of a record (`create`, or one of its steps) that runs a step of a referenced document. */
export interface Trigger {
  readonly on: string;
  /** Reference to the document. */
  readonly of: string;
  readonly step: string;
  readonly when: Condition | null;
}

/** Name of a record in its list, and the texts under it. */
export interface Ficha {
  readonly name: Template;
  readonly lines: readonly Template[];
}

/** Settings of each layout of the list; null for missing layouts. */
export interface ListShapes {
  /** Board with a column for each value of an enum. */
  readonly board: { readonly by: string } | null;
  /** Calendar with the days of each record. */
  readonly calendar: { readonly start: string; readonly end: string | null } | null;
}

/** Entity that is followed. The named fields exist under the same names in both entities. */
export interface Follows {
  readonly entity: string;
  /** Fields of a unique key of both entities. */
  readonly by: readonly string[];
  /** Copied while the other record is active, else empty. */
  readonly fields: readonly string[];
  /** Copied when the row is created, and whenever they change in the other record. */
  readonly start: readonly string[];
}

export interface Section {
  readonly id: string;
  readonly labels: Texts;
  readonly tab: boolean;
  readonly fields: readonly string[];
}

/**
 * - `text`, `integer`, `number`, `boolean`, `date` (yyyy-MM-dd), `datetime` (ISO 8601 UTC), `time` (HH:mm), `enum`: a column
 * - `list`: array of scalars, a `jsonb` column (e.g. ids of other records, words)
 * - `object`: nested object, a `jsonb` column, its `fields` shown as a group
 * - `records`: array of small objects, a `jsonb` column
 * - `embed`: row of another entity that is edited as part of this one; the column is `<name>Id`
 * - `lines`: array of objects in a child table
 */
export type FieldKind =
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'time'
  | 'enum'
  | 'list'
  | 'object'
  | 'records'
  | 'embed'
  | 'lines';

/** Definition of a field, with the value of each `x-field` keyword under its name: see scripts/codegen/keywords. */
export interface Field extends FieldKeywordValues {
  readonly name: string;
  readonly column: string;
  readonly kind: FieldKind;
  readonly source: Source;
  readonly required: boolean;
  /** Set by the server (key, audit, computed, folio); never sent by a client. */
  readonly readOnly: boolean;
  readonly default: unknown;
  /** First of its `examples`, for texts with a pattern. */
  readonly example: string | null;
  readonly minLength: number | null;
  readonly maxLength: number | null;
  readonly pattern: string | null;
  readonly format: string | null;
  /** Minimum of a number, or minimum number of items of a list. */
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly enumType: EnumType | null;
  /** Nested fields of `object`, `records` and `lines`. Empty for `embed`, see `embed`. */
  readonly fields: readonly Field[];
  /** Item of a `list`. */
  readonly item: Field | null;
  /** JSON Schema that its values must satisfy because of its keywords. */
  readonly valueSchema: JsonSchema;
}

/** Permission to read a field or an embedded record, and the part that other readers see. */
export interface Sensitive {
  readonly permission: string;
  /** Visible part for other readers: the initial of a text, the named fields of an embedded record, or null for nothing. */
  readonly show: Shown | Readonly<Record<string, Shown | 'whole'>> | null;
}
export type Shown = 'initial';

export interface ListColumn {
  readonly order: number;
  readonly sortable: boolean;
  readonly hidden: boolean;
  readonly total: boolean;
  /** True when it is edited in its cell. */
  readonly inline: boolean;
}

export type FilterKind = 'equals' | 'set' | 'range' | 'contains' | 'reference' | 'boolean';

export type Widget =
  | 'text'
  | 'textarea'
  | 'number'
  | 'money'
  | 'year'
  | 'switch'
  | 'date'
  | 'datetime'
  | 'time'
  | 'select'
  | 'radio'
  | 'multiselect'
  | 'tags'
  | 'reference'
  | 'references'
  | 'email'
  | 'phone'
  | 'url'
  | 'color'
  | 'object'
  | 'records'
  | 'embed'
  | 'lines'
  | 'richText'
  | 'image'
  | 'images'
  | 'matrix'
  | 'file';

/** List of objects that stores one choice for each of some rows, which an operation returns. */
export interface Matrix {
  /** Operation that returns the rows, in groups (src/platform/shared/matrix.ts). */
  readonly rows: string;
  /** Field of an item that names its row, and the chosen enum. */
  readonly key: string;
  readonly choice: string;
  /** Choices from the widest to the narrowest; choices in one group are equally wide. A choice that is missing here cannot be compared. */
  readonly order: readonly (readonly string[])[];
  /** Integer field of the record with the number of users that a change affects. */
  readonly affects: string | null;
}

/** Shares of a line by record. */
export interface Shares {
  /** Name of the entity. */
  readonly of: string;
  /** Properties of an item: the key of a record, and the amount. */
  readonly key: string;
  readonly amount: string;
  /** Field of a record with the available amount. */
  readonly free: string;
  /** Field of the line with the sum of the amounts. */
  readonly total: string | null;
  /** Other numbers of an item, each with the field of the line that contains its sum. */
  readonly sums: Readonly<Record<string, string>>;
  /** Filter on the records: their field → field of the line (`lineas.insumoId`) or of the document. */
  readonly by: Readonly<Record<string, string>>;
  readonly filter: Readonly<Record<string, unknown>>;
  /** Fields of a record shown beside its name. */
  readonly show: readonly string[];
}

export interface Reference {
  /** Name of the entity. */
  readonly entity: string;
  /** Property of the flattened label beside the id (`unidadNombre`); null inside objects, records and lists. */
  readonly labelField: string | null;
  /** Limits the choices to records whose field equals a field of this form: `{estadoClave: 'estadoClave'}` (theirs → ours). */
  readonly dependsOn: Readonly<Record<string, FieldPath>>;
  /** True when it may be chosen before the fields that it depends on, which are then filled in from it. */
  readonly fills: boolean;
  /** Fixed filter on the choices. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly canCreate: boolean;
  /** True when following this reference must never return to the record (on references to the own entity). */
  readonly acyclic: boolean;
  /** For a list of records of the own entity: each of them also has this record in its list. */
  readonly symmetric: boolean;
  /** For a reference to the own entity: a record with a value was merged into the one that it names. */
  readonly merges: boolean;
  /** True when it may name a record that is closed to new references. */
  readonly closed: boolean;
  /** True when a merge moves it to the remaining record. */
  readonly follows: boolean;
  /** True when the referenced record cannot be deactivated while this one refers to it. */
  readonly holds: boolean;
  /** In lines: a number shown beside each choice. */
  readonly beside: BesideChoice | null;
}

/** Number of a record that refers to a choice of a picker. Example: the pieces of a supply in a warehouse. */
export interface BesideChoice {
  readonly entity: string;
  /** Its reference to the choice. */
  readonly of: string;
  /** Filter that selects the record: their field → field of the form. */
  readonly by: Readonly<Record<string, FieldPath>>;
  /** Its number field. */
  readonly show: string;
}

export interface EnumType {
  /** `Genero`; for an inline enum, `<Entity><Field>`. */
  readonly name: string;
  readonly source: Source;
  readonly options: readonly EnumOption[];
}

export interface EnumOption {
  readonly value: string;
  readonly labels: Texts;
  readonly tone: Tone;
  readonly icon: string | null;
}
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** Declarative condition on the current record. */
export type Condition =
  | { readonly op: 'equals'; readonly path: FieldPath; readonly value: string | number | boolean | null }
  | { readonly op: 'in'; readonly path: FieldPath; readonly values: readonly (string | number)[] }
  | { readonly op: 'filled'; readonly path: FieldPath }
  | { readonly op: 'not'; readonly condition: Condition }
  | { readonly op: 'all' | 'any'; readonly conditions: readonly Condition[] };

export interface Lines {
  readonly table: string;
  /** `solicitudDetalleId` */
  readonly key: string;
  /** `SolicitudDetalle`: base name of the lines' table and of everything derived from it. */
  readonly pascal: string;
  readonly fields: readonly Field[];
  readonly unique: readonly (readonly string[])[];
  readonly totals: readonly LineTotal[];
  /** Columns that a scanned code fills in. */
  readonly scan: LineScan | null;
}
/** Columns that a scan fills in; `lot` and `expiry` only from labels that contain them. */
export interface LineScan {
  /** Reference in which the code is looked up. */
  readonly reference: string;
  /** Column that a repeated scan increments. */
  readonly quantity: string | null;
  readonly lot: string | null;
  readonly expiry: string | null;
  /** Fields of the referenced lot: its supply, number and expiry. */
  readonly through: { readonly field: string; readonly lot: string; readonly expiry: string } | null;
}
export interface LineTotal {
  readonly field: string;
  readonly fn: 'sum' | 'count' | 'avg';
}

export interface Lifecycle {
  readonly field: string;
  readonly initial: string;
  readonly since: string | null;
  readonly due: string | null;
  readonly stamps: Stamps;
  /** Field with the accounts that changed the document. */
  readonly editors: string | null;
  /** Fields that the server still writes in sealed documents. */
  readonly unsealed: readonly string[];
  readonly states: readonly LifecycleState[];
  readonly transitions: readonly Transition[];
}
export type Stamps = Readonly<Record<string, 'actor' | 'now' | 'today' | 'none'>>;
export interface LifecycleState {
  readonly value: string;
  readonly labels: Texts;
  readonly tone: Tone;
  readonly icon: string | null;
  readonly final: boolean;
  /** True when the document had no effect, such as a cancelled one. */
  readonly void: boolean;
  readonly editable: boolean;
  /** True when the database makes the document immutable. */
  readonly sealed: boolean;
  /** Fields of the only party that sees the document in this state; null when all its readers see it. */
  readonly seenBy: Scope | null;
  readonly sla: readonly { readonly hours: number; readonly when: Condition | null }[];
}
export interface Transition {
  readonly name: string;
  /** `SolicitudAutorizar`: name of its form, validator and input type. */
  readonly pascal: string;
  readonly labels: Texts;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly outcome: string | null;
  readonly permission: string;
  /** Name of the party that takes the step; null when `scope` states it in full, or without either. */
  readonly by: string | null;
  /** Null for the scope of the entity. */
  readonly scope: Scope | null;
  readonly guard: string | null;
  readonly effects: string | null;
  readonly stamps: Stamps;
  readonly confirm: Texts | null;
  readonly tone: 'primary' | 'normal' | 'danger';
  /** Fields of its form, without the lines. */
  readonly fields: readonly Field[];
  /** Fields of its form that start with the document's values. */
  readonly start: readonly string[];
  /** Null also when the walk saves the lines itself. */
  readonly lines: TransitionLines | null;
  /** View that goes through lines one by one, before the rest of the step's form. */
  readonly walk: Walk | null;
  /** JSON Schema of the request; null when it has no body. */
  readonly inputSchema: JsonSchema | null;
  /** Condition on the documents that have the step; null for all. */
  readonly when: Condition | null;
  /** Fields that contain a user who may not take the step, e.g. `solicitanteId`. */
  readonly notSameAs: readonly string[];
  /** Fields that contain a user; only these users may take the step. */
  readonly onlyBy: readonly string[];
  /** Time of an automatic step: hours in the state or after a moment of the document, or days after one of its dates. */
  readonly after:
    | { readonly hours: number; readonly field?: string }
    | { readonly field: string; readonly days: number }
    | null;
  /** The step has no button. */
  readonly automatic: boolean;
  /** Notices of the step, sent in its transaction. */
  readonly notify: readonly StepNotice[];
}

/** Recipients of a notice: those who can take the step `next`, or the users in the fields `to`, without the actor. */
export interface StepNotice {
  /** Code of `notificacion.tipo`, which determines its text. */
  readonly kind: string;
  readonly next: string | null;
  readonly to: readonly string[];
  /** Field, or label of a reference, whose value the text contains. */
  readonly detail: string | null;
  /** Condition of the notice; null for always. */
  readonly when: Condition | null;
  /** Condition under which it is an alert; null for never. */
  readonly alert: Condition | null;
  /** Requires immediate action. */
  readonly critical: boolean;
}

export interface TransitionLines {
  readonly field: string;
  /** Property of a line's key in requests. */
  readonly key: string;
  /** Columns that the step fills in; the required ones are marked as required here. */
  readonly fields: readonly Field[];
  /** Read-only columns shown beside them. */
  readonly shown: readonly string[];
  /** Source column of a column's initial value, used while it is empty. */
  readonly start: Readonly<Record<string, string>>;
  /** Conditions on the document under which the form shows a column. */
  readonly when: Readonly<Record<string, Condition>>;
}

/** Settings of a walk: a view of a step that goes through the lines of its document, one at a time. */
export interface Walk {
  /** Field of the lines, and property of a line's key. */
  readonly field: string;
  readonly key: string;
  /** Verb on its button; null for that of the step. */
  readonly labels: Texts | null;
  /** True when it has its own button, beside that of the step. */
  readonly optional: boolean;
  /** Integer column that the walk fills in. */
  readonly quantity: string;
  /** Column with the target amount of a line, a whole number. */
  readonly of: string | null;
  readonly order: readonly string[];
  readonly show: readonly string[];
  /** Boolean column that selects the lines of the walk; null for all lines. */
  readonly only: string | null;
  readonly scan: {
    readonly reference: string;
    readonly lot: string | null;
    readonly expiry: string | null;
    /** True when each scan adds one to the quantity. */
    readonly add: boolean;
  } | null;
  /** Operation that saves each line, its name for the quantity, and its name for the seconds since the line was filled in. */
  readonly save: { readonly operation: string; readonly as: string; readonly ago: string | null } | null;
}

export interface Endpoint {
  readonly name: string;
  readonly area: string;
  readonly source: Source;
  readonly path: string;
  readonly entity: string | null;
  readonly operations: readonly Operation[];
}

export type OperationKind = 'query' | 'action' | 'import' | 'export' | 'report';

export interface Operation {
  /** `usuarioActual`: unique in the product; names the handler and the client's method. */
  readonly name: string;
  readonly pascal: string;
  readonly kind: OperationKind;
  readonly source: Source;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Complete path below `/api`, with `{parameter}`. */
  readonly path: string;
  readonly labels: Texts;
  readonly summary: string;
  /** JSON Schemas without the project's keywords and without `$ref`. */
  readonly parameters: JsonSchema | null;
  readonly body: JsonSchema | null;
  readonly answer: JsonSchema | null;
  /** Body as fields of a form; null for a body that is only a schema. */
  readonly fields: readonly Field[] | null;
  /** Spreadsheet columns of an import; null for other operations. */
  readonly import: ImportSpec | null;
  /** Columns of an exported file; null for other operations. */
  readonly export: readonly ExportColumn[] | null;
  readonly confirm: Texts | null;
  readonly icon: string | null;
  /** Button on an entity's record (its key is in the path or declared) or list; null without a button. */
  readonly button: Button | null;
  /** Set when the response is a record, or page of records, of this entity instead of a schema of its own. */
  readonly answerEntity: string | null;
  readonly paged: boolean;
  /** Permission key; `signed-in` for any session; `public` for none. */
  readonly permission: string;
  /** Resources whose cached lists the browser drops after a success. */
  readonly invalidates: readonly string[];
  /** Query parameter that makes the entity's list address return this operation's result; null when it has only its own address. */
  readonly listParameter: { readonly entity: string; readonly name: string } | null;
  readonly cacheSeconds: number;
  readonly idempotent: boolean;
  /** Behaviour on a tablet without a connection; null when it requires one. */
  readonly offline: 'keep' | 'queue' | null;
  /** Permission required of a second person who vouches for it in the same request; null when none may. */
  readonly secondPerson: string | null;
  /** True when it requires a sign-in within the last minutes. */
  readonly freshSignIn: boolean;
  /** True when an ETag computed from the content avoids sending an unchanged response again. */
  readonly etag: boolean;
  /** All its error statuses, in order. */
  readonly problems: readonly ProblemStatus[];
  readonly status: number;
}

export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 412 | 422 | 429;

export interface Button {
  readonly entity: string;
  readonly on: 'record' | 'list';
  /** Condition on the records that have the button. */
  readonly when: Condition | null;
  /** Path parameters with the record's fields that supply them; null when the key is the only one. */
  readonly params: Readonly<Record<string, FieldPath>> | null;
  /** Fields of the form that the record supplies; the form does not show them. */
  readonly take: Readonly<Record<string, FieldPath>>;
  /** Fields of the form that start with the record's values. */
  readonly start: Readonly<Record<string, FieldPath>>;
  /** True when it copies the record, instead of the general copy action, and opens the copy in its form. */
  readonly copies: boolean;
  /** True when the returned record is opened in its form. */
  readonly edits: boolean;
  /** True when only users who may write the record have the button. */
  readonly writes: boolean;
}

export interface ImportSpec {
  readonly entity: string;
  /** Fields in the order of the template; fields of an object in the record are paths (`domicilio.calle`). */
  readonly columns: readonly string[];
  /** Columns that identify an existing record. */
  readonly match: readonly string[];
  /** Alternative columns that identify an existing record, for files without `match`. */
  readonly otherMatches: readonly (readonly string[])[];
  /** Columns that refer to records of other entities. */
  readonly references: Readonly<Record<string, ImportReference>>;
  /** Headings of the columns in files of other systems. */
  readonly names: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Functions of `cells` that parse the cells of columns. */
  readonly readings: Readonly<Record<string, string>>;
  /** Lengths of the codes in columns: spreadsheets drop their leading zeros. */
  readonly digits: Readonly<Record<string, number>>;
  /** True when several rows may name one record; the first counts. */
  readonly repeats: boolean;
  /** Columns that a new record requires. */
  readonly required: readonly string[];
  readonly examples: Readonly<Record<string, string>>;
  /** Maximum number of rows in a file. */
  readonly most: number;
  /** Function that interprets the rows, when they are not records of the entity. */
  readonly review: string | null;
}

export interface ExportColumn {
  readonly field: string;
  readonly labels: Texts;
  readonly format: 'text' | 'integer' | 'date' | 'datetime';
}

/**
 * Spellings of another entity's record in a cell: one field, or several joined with hyphens. A path (`unidadId.clues`, `persona.curp`)
 * continues into a referenced or embedded record.
 */
export interface ImportReference {
  readonly entity: string;
  readonly by: readonly (readonly string[])[];
  /** Number of digits of each part of each spelling; 0 for a text, -1 for a number, whose leading zeros do not matter. */
  readonly digits: readonly (readonly number[])[];
}

export interface Report {
  readonly name: string;
  readonly source: Source;
  readonly labels: Texts;
  readonly path: string;
  readonly permission: string;
  readonly description: Texts;
  readonly icon: string;
  /** Null when only records link to it. */
  readonly menu: { readonly group: string; readonly order: number } | null;
  /** Parameters, as fields of a form. */
  readonly fields: readonly Field[];
  readonly columns: readonly ReportColumn[];
  /** Headings that span several columns. */
  readonly groups: Readonly<Record<string, Texts>>;
  readonly chart: {
    readonly type: 'bar' | 'line';
    readonly category: string;
    readonly series: readonly string[];
  } | null;
  /** Drawings and figures above the rows. */
  readonly blocks: readonly ReportBlock[];
  readonly exports: readonly ('csv' | 'xlsx' | 'pdf')[];
  readonly openedFrom: readonly ReportOpening[];
  /** Print settings of its PDF; null without one. */
  readonly paper: ReportPaper | null;
  /** Operation that returns the report; also among the endpoints. */
  readonly operation: Operation;
}

/** Records with a button that opens a report. Each parameter takes the value of a field. */
export interface ReportOpening {
  readonly entity: string;
  readonly take: Readonly<Record<string, string>>;
  /** Condition on the records; null for all. */
  readonly when: Condition | null;
}

export interface ReportPaper {
  readonly orientation: 'portrait' | 'landscape';
  readonly size: 'letter' | 'legal';
  readonly signatures: readonly Texts[];
  /** Parameter with the record whose address is printed as a QR code. */
  readonly code: string | null;
}

export interface ReportColumn {
  readonly field: string;
  readonly labels: Texts;
  readonly group: string | null;
  readonly format: 'text' | 'integer' | 'decimal' | 'percent' | 'money' | 'date' | 'datetime' | 'chip';
  readonly unit: string | null;
  readonly total: 'sum' | 'avg' | 'count' | null;
}

/** Drawing of a report, with its own rows. */
export interface ReportBlock {
  readonly name: string;
  readonly type:
    | 'heatmap'
    | 'map'
    | 'months'
    | 'meters'
    | 'tiles'
    | 'stack'
    | 'pareto'
    | 'sparklines'
    | 'boxplot'
    | 'sankey'
    | 'control';
  readonly labels: Texts;
  readonly fields: readonly ReportBlockField[];
  /** Fields of the drawing's parts, by the keyword that names them. */
  readonly roles: Readonly<Record<string, string>>;
  /** Thresholds in percent between five colours. */
  readonly levels: readonly number[];
  /** One or two ascending values of a line from which it is highlighted; empty for none. */
  readonly marks: readonly number[];
  /** True when its proportions are neither good nor bad. */
  readonly neutral: boolean;
  readonly drill: ReportDrill | null;
  readonly action: {
    readonly entity: string;
    readonly operation: string;
    readonly start: Readonly<Record<string, DrillValue>>;
  } | null;
}

export interface ReportBlockField {
  readonly field: string;
  /** Null for a hidden field. */
  readonly labels: Texts | null;
  readonly format: ReportColumn['format'];
  readonly tone: 'danger' | 'warning' | null;
  readonly drill: ReportDrill | null;
}

/** Filtered list of the records that a figure counts. */
export interface ReportDrill {
  readonly entity: string;
  readonly filter: Readonly<Record<string, DrillFilter>>;
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' } | null;
}

/** Constant value, or the value of a field of the row or of a parameter of the report. */
export type DrillValue = string | number | boolean | { readonly field: string } | { readonly parameter: string };

export type DrillFilter =
  | DrillValue
  | readonly (string | number)[]
  | { readonly values: readonly (string | number)[]; readonly unless: string }
  | { readonly gte?: DrillValue; readonly lte?: DrillValue };

/** Board: cards over one period and one place. */
export interface Board {
  readonly name: string;
  readonly source: Source;
  readonly labels: Texts;
  readonly description: Texts;
  readonly icon: string;
  readonly permission: string;
  readonly menu: {
    readonly group: string;
    readonly order: number;
    /** Permissions that show it in the menu; any of them suffices. Null: shown to all users who may open it. */
    readonly permissions: readonly string[] | null;
  };
  /** Profiles whose start page shows it. */
  readonly profiles: readonly string[];
  readonly place: {
    readonly entity: string;
    /** Parameter that receives the key of the chosen record. */
    readonly parameter: string;
    readonly filter: Readonly<Record<string, unknown>>;
    readonly optional: boolean;
    /** Permissions of its cards' reports; the offered places are in the scope of each. */
    readonly reach: readonly string[];
  } | null;
  readonly period: 'HOY' | '7D' | '30D' | 'MES' | 'ANIO';
  readonly cards: readonly BoardCard[];
}

export type BoardCard = {
  readonly name: string;
  /** Null when the report supplies the title. */
  readonly labels: Texts | null;
  /** Direction in which the figure improves between two periods; null without a comparison. */
  readonly better: 'more' | 'less' | 'neither' | null;
} & (
  | {
      readonly type: 'count';
      readonly entity: string;
      readonly filter: ReportDrill['filter'];
      readonly sum: string | null;
      readonly tone: 'danger' | 'warning' | null;
    }
  | {
      readonly type: 'figure' | 'drawing';
      readonly report: string;
      readonly block: string;
      /** Field of the tile, for a figure. */
      readonly field: string | null;
      readonly with: Readonly<Record<string, unknown>>;
    }
);

/** Worklist: the records that wait for people of some profiles, on their start page. */
export interface Worklist {
  readonly name: string;
  readonly source: Source;
  /** Each profile has at most one worklist. */
  readonly profiles: readonly string[];
  readonly sections: readonly WorklistSection[];
  readonly day: WorklistDay | null;
}

/** Records of the current day, beside the sections of a worklist. */
export interface WorklistDay {
  readonly labels: Texts;
  readonly entity: string;
  /** Filter of the list besides the day, as `filterBy` takes it. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** Date that is the current day. */
  readonly date: FieldPath;
  /** Moment of a row, by which rows are ordered. */
  readonly time: FieldPath;
  /** Fields of which the first two filled ones name a row. */
  readonly show: readonly FieldPath[];
  /** Reference to the staff record of the reader; null for all records within their reach. */
  readonly owner: FieldPath | null;
}

/** Tab of a list. */
export interface ListView {
  readonly id: string;
  readonly labels: Texts;
  /** Filter of the list, as `filterBy` takes it. */
  readonly filter: Readonly<Record<string, unknown>>;
}

export interface WorklistSection {
  readonly id: string;
  readonly labels: Texts;
  readonly entity: string;
  /** Filter of the list, as `filterBy` takes it. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** Field that a row shows beside the record's name; null for none. */
  readonly fact: FieldPath | null;
  /** Date or moment past which a record is late; null for none. */
  readonly due: FieldPath | null;
  /** Field of the order, ascending; null for the order of the list. */
  readonly sort: FieldPath | null;
  /** Step that the row offers; null for opening the record. */
  readonly action: string | null;
}

/** Position of an entity in the menu. */
export interface MenuPlace {
  readonly group: string;
  /** Null for none. */
  readonly section: string | null;
  readonly order: number;
  /** Permissions that show it in the menu; any of them suffices. Null: shown to all users who may open the list. */
  readonly permissions: readonly string[] | null;
  /** Synonyms for the search of lists. */
  readonly words: Texts | null;
}

export interface NavigationSection {
  readonly id: string;
  readonly labels: Texts;
}
export interface NavigationGroup {
  readonly id: string;
  readonly labels: Texts;
  readonly icon: string;
  /** Groups of units whose users see it; null for all users. */
  readonly unitGroups: readonly string[] | null;
  readonly sections: readonly NavigationSection[];
  readonly items: readonly NavigationItem[];
}

/** Part of the menu that shows an item: `home` on top, `page` for handwritten pages, which may be tasks, and the three panels. */
export type NavigationKind = 'home' | 'page' | 'record' | 'report' | 'setting';
export interface NavigationItem {
  readonly id: string;
  readonly labels: Texts;
  readonly icon: string;
  /** Route in the application, e.g. `/estado`, `/home`. */
  readonly to: string;
  /** Section of the group; null for none. */
  readonly section: string | null;
  /** Permissions that show it; any of them suffices. Null for all users. */
  readonly permissions: readonly string[] | null;
  /** A second permission that it requires. */
  readonly needs: string | null;
  /** Resource that it opens, or null. */
  readonly entity: string | null;
  /** List that the entry opens with filters. The menu can show its number of waiting records. */
  readonly pile: { readonly entity: string; readonly filter: Readonly<Record<string, unknown>> } | null;
  readonly unitGroups: readonly string[] | null;
  readonly kind: NavigationKind;
  /** `mock`: present only with the sample backend. */
  readonly backend: Backend;
}

export type ScopeLetter = 'RED' | 'JURISDICCION' | 'UNIDAD' | 'ALMACEN' | 'SERVICIO' | 'PROVEEDOR' | 'PROPIO';
export interface Profile {
  readonly name: string;
  /** Displayed name of the profile. */
  readonly title: string;
  readonly description: Texts;
  readonly scope: ScopeLetter;
  readonly startRoute: string;
  /** Menu entries always in view, by id; null for the default. */
  readonly tasks: readonly string[] | null;
  readonly forcedLayout: string | null;
  /** Profiles that its holders may assign although they have fewer permissions. */
  readonly grants: readonly string[];
  readonly demoUser: string | null;
  readonly permissions: Readonly<Record<string, ScopeLetter>>;
}
export interface Permission {
  readonly key: string;
  readonly resource: string;
  readonly action: string;
  readonly labels: Texts;
  readonly risk: 'BAJO' | 'MEDIO' | 'ALTO';
  /** True while nothing requires it. */
  readonly planned: boolean;
}
export interface Conflict {
  readonly permissions: readonly [string, string];
  readonly reason: Texts;
  readonly severity: Permission['risk'];
}

/** File to write. Emitters return these; nothing else in the compiler writes to disk. */
export interface OutputFile {
  /** Path below `generated/`, e.g. `web/estado/list.gen.tsx`. */
  readonly path: string;
  /** Content without the banner. */
  readonly content: string;
  /** Schema files it is generated from, for the banner. */
  readonly sources: readonly string[];
  /** True for a file in .gitignore, which every run writes, even with `--check`. */
  readonly untracked?: true;
}
export type Emitter = (model: Model) => readonly OutputFile[] | Promise<readonly OutputFile[]>;
