/**
 * The model: what the compiler knows once every schema has been read, resolved and checked.
 * It is the only input of the emitters, frozen, and already in the shape they need: names in every
 * case style, references resolved, defaults filled in. An emitter never looks at a raw schema,
 * except through `Entity.readSchema` / `Entity.writeSchema`, which are plain JSON Schema without our keywords.
 */

import type { DescribedKeyword } from './keywords/field-keyword';
import type { FieldKeywordValues } from './keywords/field-keywords';

/** Languages of the product; `es` is the one that every text must exist in and the others are derived from. */
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
  readonly navigation: readonly NavigationGroup[];
  readonly profiles: readonly Profile[];
  readonly permissions: readonly Permission[];
  /** Permissions that one person should not hold together. */
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

/** Fields that are the same in two records, and texts that sound alike. */
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
  /** Folder under schemas/entities; '' when the file stands directly in it. */
  readonly area: string;
  readonly source: Source;
  readonly labels: { readonly one: Texts; readonly many: Texts };
  readonly description: Texts;
  /** Icon name of the closed list in schemas/meta. */
  readonly icon: string;
  /** Storage of its records: the database, or the sample backend of the browser. */
  readonly backend: Backend;
  /** `/catalogos/personal-medico`, appended to `/api`. */
  readonly path: string;
  readonly key: Key;
  /** Label of a record, e.g. `{nombre}`; references to it show the same. */
  readonly label: Template;
  /** A second, smaller line beside the label in pickers and headers, e.g. `{clues}`. */
  readonly detail: Template | null;
  /** Facts shown under the title of a record: field paths. */
  readonly facts: readonly FieldPath[];
  /** All fields in schema order, without key and audit block (unless the key is natural). */
  readonly fields: readonly Field[];
  /** Sections of forms and shows; every field belongs to exactly one. */
  readonly sections: readonly Section[];
  /** Field paths searched by free text: own fields and fields of embedded entities. */
  readonly search: readonly FieldPath[];
  /** Own fields that are also found by how they sound. */
  readonly searchBySound: readonly FieldPath[];
  readonly sort: {
    readonly field: FieldPath;
    readonly direction: 'asc' | 'desc';
    /** Decide among equals, in the same direction. */ readonly thenBy?: readonly FieldPath[];
  };
  readonly pageSize: number;
  /** True when a list without `pageSize` is paged; else it returns all records, up to the maximum of one page. */
  readonly paged: boolean;
  /** Unique keys: groups of own field names. `where: 'active'` leaves inactive records out. */
  readonly unique: readonly UniqueKey[];
  /** The indexes of its table besides those of its unique keys and of free text: own fields; null for an index of each queried field. */
  readonly indexes: readonly (readonly string[])[] | null;
  /** Rows are only added, each one following from the row before it; null for records that change. */
  readonly ledger: Ledger | null;
  /** It has a row for each record of another entity; null when its rows are made otherwise. */
  readonly follows: Follows | null;
  /** SELECT whose rows its records are; null for what is stored. */
  readonly view: string | null;
  /** Ways to see its list besides the table. */
  readonly shapes: ListShapes;
  readonly scope: Scope;
  /** Records of others by which these are reached, too. */
  readonly alsoReachedBy: readonly AlsoReached[];
  /** Sides of a document: a step, a notice and who may write name one of them. */
  readonly parties: readonly Party[];
  /** Narrower reach for writing; null when whatever is seen may be written. */
  readonly writeScope: Scope | null;
  /** Kinds of scope that reach all of its records. */
  readonly commonTo: readonly ScopeKind[];
  /** When several rows of a file name one record, the first counts. */
  readonly importRepeats: boolean;
  /** Entities that embed this one, and by which a limited scope reaches its records. */
  readonly reachedThrough: readonly string[];
  readonly softDelete: boolean;
  /** Records to which no new record may refer. */
  readonly closed: { readonly field: string; readonly in: readonly string[]; readonly refusal: string } | null;
  /** Records whose references cannot be deactivated; null: the default of their kind. */
  readonly holds: false | { readonly with?: string; readonly until?: string } | null;
  /** Which of the standard five operations exist. */
  readonly operations: readonly StandardOperation[];
  readonly permissions: Readonly<Record<StandardOperation, string>>;
  /** Place in the menu, or null when it has none. */
  readonly menu: MenuPlace | null;
  /** When two records may be one and the same, and what the way to the other is called. */
  readonly possibleDuplicates: { readonly rules: readonly AlikeRule[]; readonly open: Texts | null } | null;
  /** Names of cross-field rules implemented in the areas. */
  readonly rules: readonly string[];
  /** Reading a record writes a row in the audit trail (clinical data). */
  readonly auditReads: boolean;
  /** A new record may begin as a copy of one. */
  readonly copy: boolean;
  /** Parameters of its list beyond those of every list. */
  readonly listParameters: readonly ListParameter[];
  readonly idempotent: boolean;
  /** Files that a record may carry; null when it carries none. */
  readonly attachments: Attachments | null;
  /** People may write under its records; `write` is the permission that it takes beside the one to see them, null for none. */
  readonly comments: { readonly write: string | null } | null;
  /** Another shape that it may be sent in, which `parseBody` of its definition reads. */
  readonly alsoSent: { readonly name: string; readonly description: string; readonly schema: JsonSchema } | null;
  readonly lifecycle: Lifecycle | null;
  readonly folio: Folio | null;
  /** Step that signs the document, and the fields that it fills in; null for documents without a signature. */
  readonly signature: Signature | null;
  /** Claims that only one record can hold at a time. */
  readonly exclusive: readonly Exclusive[];
  /** Steps of other documents that go with what is done to this one. */
  readonly triggers: readonly Trigger[];
  /** Function `derived` of its definition in `src/areas/<area>/shared` that gives readOnly fields from the others at every write, and the paths of those fields. */
  readonly derive: { readonly fn: string; readonly gives: readonly FieldPath[] } | null;
  readonly renamedFrom: string | null;
  /** The import that it has by itself; null where it has none, or a declared one. Not among the endpoints: what every entity has costs the application nothing until it is opened. */
  readonly importOperation: Operation | null;
  /** Why it has no import by itself; null when it has one. */
  readonly noImport: string | null;
  /** JSON Schema (2020-12, no keyword of ours, no `$ref`) of what the server answers: fields, labels, audit block. */
  readonly readSchema: JsonSchema;
  /** JSON Schema of what a create or update sends: writable fields only, `additionalProperties: false`. Conditional fields are never in `required`. */
  readonly writeSchema: JsonSchema;
}

/** Limits of a record's files: number, size of each in MiB, and kinds. */
export interface Attachments {
  readonly maxFiles: number;
  readonly maxMB: number;
  readonly accept: readonly ('image' | 'pdf' | 'office')[];
}

/**
 * - `own`: records that are the actor's by a kind of scope
 * - `only`: some fields of each record
 * - `is`: records with this value in a field, or in a part of one of its items
 * - `suits`: records that are meant for a record of another entity
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
  /** `natural`: typed by the user, part of `fields`; `serial`: bigint identity, or a text that the sample backend gives. */
  readonly kind: 'natural' | 'serial';
  readonly type: 'integer' | 'text';
}

export type StandardOperation = 'list' | 'get' | 'create' | 'update' | 'delete';
export type ScopeKind = 'jurisdiccion' | 'unidad' | 'almacen' | 'servicio' | 'proveedor' | 'propio';
/** Fields of which one must tie a record to what the actor reaches. */
export type Scope = Readonly<Partial<Record<ScopeKind, readonly FieldPath[]>>>;
/** `nombre`, or `persona.nombre` for a field of an embedded entity or of a nested object. */
export type FieldPath = string;

/** A side of a document, with the fields that tie the document to it. */
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
  /** Transition that assigns it, or null for the creation. */
  readonly on: string | null;
  /** Series for some of the documents; the first that fits. */
  readonly others: readonly OtherSeries[];
}

export interface OtherSeries {
  readonly series: string;
  readonly when: { readonly field: string; readonly equals: string | boolean };
}

export interface Template {
  /** `{clues} · {nombre}` */
  readonly text: string;
  /** Literals and paths in order. */
  readonly parts: readonly ({ readonly literal: string } | { readonly path: FieldPath })[];
}

export interface UniqueKey {
  readonly fields: readonly string[];
  readonly activeOnly: boolean;
}

/** Rules that the database enforces on each new row of a ledger; its keys are among the entity's unique keys. */
export interface Ledger {
  /** Counted from 1 without gaps among the rows that are the same in `within`. */
  readonly sequence: { readonly field: string; readonly within: readonly string[] };
  /** Balance of the preceding row, plus the amount this row adds, minus the amount it takes. */
  readonly balance: { readonly field: string; readonly adds: string; readonly takes: string } | null;
  /** Reference to the row that this one reverses. */
  readonly reversal: string | null;
}

/** Names of own readOnly fields; `on` is the step. */
/** No two records that are the same in all of `by` overlap from `from` to `to`. */
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
 * Extension of reach: an actor who reaches a record of `entity` also reaches the record that `by` refers to. That is the record of the
 * reference `of` here, or this record when `of` is null.
 */
export interface AlsoReached {
  readonly entity: string;
  readonly by: string;
  readonly of: string | null;
  /** Whose the other must be; null for as far as the permission reaches. */
  readonly as: ScopeKind | null;
  /** Date-time of the other until which it counts. */
  readonly until: string | null;
  /** States of the other in which it counts; null for all. */
  readonly while: readonly string[] | null;
  /** Permissions that reach further by it; null for all. */
  readonly for: readonly string[] | null;
}

/** Event of a record (`create`, or one of its steps) that runs a step of the document behind a reference. */
export interface Trigger {
  readonly on: string;
  /** The reference. */
  readonly of: string;
  readonly step: string;
  readonly when: Condition | null;
}

/** Settings of each shape of the list; null for shapes that it does not have. */
export interface ListShapes {
  /** A column for each value of a choice. */
  readonly board: { readonly by: string } | null;
  /** The days that a record falls on. */
  readonly calendar: { readonly start: string; readonly end: string | null } | null;
}

/** Own fields that are called alike in the entity that is followed. */
export interface Follows {
  readonly entity: string;
  /** A unique key of both. */
  readonly by: readonly string[];
  /** Copied while the other record is active, else empty. */
  readonly fields: readonly string[];
  /** Copied when the row is made, and whenever they change in the other. */
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
 * - `embed`: a row of another entity that is edited as part of this one; the column is `<name>Id`
 * - `lines`: array of objects that is a child table
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
  /** Set by the server (key, audit, computed, folio): never sent by a client. */
  readonly readOnly: boolean;
  readonly default: unknown;
  /** The first of its `examples`, for texts with a pattern. */
  readonly example: string | null;
  readonly minLength: number | null;
  readonly maxLength: number | null;
  readonly pattern: string | null;
  readonly format: string | null;
  /** Least value of a number, fewest items of a list. */
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly enumType: EnumType | null;
  /** For `object`, `records` and `lines`: the fields inside. For `embed`: empty, see `embed`. */
  readonly fields: readonly Field[];
  /** For `list`: what an item is. */
  readonly item: Field | null;
  /** JSON Schema that its values must meet because of its keywords. */
  readonly valueSchema: JsonSchema;
}

/** Permission to read a field, or a record that is embedded here, and the part that others see of it. */
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
  /** Changed in its cell. */
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

/** A list of objects that holds one choice for some of the things that an operation tells of. */
export interface Matrix {
  /** Operation that answers the rows, in groups (src/platform/shared/matrix.ts). */
  readonly rows: string;
  /** Field of an item that names its row, and the enum that is chosen. */
  readonly key: string;
  readonly choice: string;
  /** Choices from the widest to the narrowest; those side by side are as wide as each other. One that is missing is comparable with none. */
  readonly order: readonly (readonly string[])[];
  /** Integer field of the record that says how many a change reaches. */
  readonly affects: string | null;
}

/** Shares of a line by record. */
export interface Shares {
  /** Name of the entity. */
  readonly of: string;
  /** Properties of an item: the key of a record, and how much. */
  readonly key: string;
  readonly amount: string;
  /** Field of a record: how much there is to take. */
  readonly free: string;
  /** Field of the line that the amounts come to. */
  readonly total: string | null;
  /** Other numbers of an item → the field of the line that each adds up to. */
  readonly sums: Readonly<Record<string, string>>;
  /** Their field → ours, of the line (`lineas.insumoId`) or of the document. */
  readonly by: Readonly<Record<string, string>>;
  readonly filter: Readonly<Record<string, unknown>>;
  /** Fields of a record that are shown beside its name. */
  readonly show: readonly string[];
}

export interface Reference {
  /** Name of the entity. */
  readonly entity: string;
  /** Wire name of the flattened label beside the id (`unidadNombre`); null inside objects, records and lists. */
  readonly labelField: string | null;
  /** Only records whose field equals the value of a field of this form: `{estadoClave: 'estadoClave'}` (theirs → ours). */
  readonly dependsOn: Readonly<Record<string, FieldPath>>;
  /** It may be chosen before what it depends on, which is then filled in from it. */
  readonly fills: boolean;
  /** Fixed filter on what may be picked. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly canCreate: boolean;
  /** The record must not be reached again by following this reference from it (on references to the own entity). */
  readonly acyclic: boolean;
  /** On a list of records of the own entity: each of them has this one in its list, too. */
  readonly symmetric: boolean;
  /** A record that has it was merged into the one that it names (on a reference to the own entity). */
  readonly merges: boolean;
  /** It may name a record that is closed to new references. */
  readonly closed: boolean;
  /** It moves to the record that another was merged into. */
  readonly follows: boolean;
  /** The record that is referred to cannot be deactivated while this one points to it. */
  readonly holds: boolean;
  /** In lines: a number that is shown beside each record that is offered. */
  readonly beside: BesideChoice | null;
}

/** A number of the record of another entity that refers to one that is offered: how much a warehouse has of a supply. */
export interface BesideChoice {
  readonly entity: string;
  /** Its reference to what is offered. */
  readonly of: string;
  /** Which of its records: their field → ours. */
  readonly by: Readonly<Record<string, FieldPath>>;
  /** Its number. */
  readonly show: string;
}

export interface EnumType {
  /** `Genero`; for an enum said in place, `<Entity><Field>`. */
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

/** Declarative condition over the record in hand. */
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
  /** `SolicitudDetalle`: name of the lines' own table, and of what belongs to it. */
  readonly pascal: string;
  readonly fields: readonly Field[];
  readonly unique: readonly (readonly string[])[];
  readonly totals: readonly LineTotal[];
  /** Columns that a scanned code fills in. */
  readonly scan: LineScan | null;
}
/** The columns that a scan fills in; `lot` and `expiry` from labels that tell them. */
export interface LineScan {
  /** Reference that the code is looked up in. */
  readonly reference: string;
  /** Column that a repeated scan adds to. */
  readonly quantity: string | null;
  readonly lot: string | null;
  readonly expiry: string | null;
  /** Fields of the lot that the reference names: its supply, number and expiry. */
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
  /** Fields that the server goes on writing in sealed documents. */
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
  /** The document came to nothing. */
  readonly void: boolean;
  readonly editable: boolean;
  /** The database keeps it as it is. */
  readonly sealed: boolean;
  /** Fields of the only party that sees the document in this state; null when all its readers do. */
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
  /** Name of the party whose step it is; null when `scope` says it at length, or nothing does. */
  readonly by: string | null;
  /** Null for the entity's own. */
  readonly scope: Scope | null;
  readonly guard: string | null;
  readonly effects: string | null;
  readonly stamps: Stamps;
  readonly confirm: Texts | null;
  readonly tone: 'primary' | 'normal' | 'danger';
  /** Fields of its form, without the lines. */
  readonly fields: readonly Field[];
  /** Fields of its form that begin with what the document has. */
  readonly start: readonly string[];
  /** Null also where the walk saves the lines as it goes. */
  readonly lines: TransitionLines | null;
  /** A view that goes through lines one by one, before the rest of the step is asked. */
  readonly walk: Walk | null;
  /** JSON Schema of what is sent; null when nothing is. */
  readonly inputSchema: JsonSchema | null;
  /** Documents that have the step; null for all. */
  readonly when: Condition | null;
  /** Fields that hold a user who may not act, e.g. `solicitanteId`. */
  readonly notSameAs: readonly string[];
  /** Fields that hold a user; only one of these may act. */
  readonly onlyBy: readonly string[];
  /** Time of an automatic step: a number of hours in the state or from a moment of the document, or of days after one of its dates. */
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
  /** Code of `notificacion.tipo`, which says the words. */
  readonly kind: string;
  readonly next: string | null;
  readonly to: readonly string[];
  /** Field, or label of a reference, whose text stands in the words. */
  readonly detail: string | null;
  /** Condition of the notice; null for always. */
  readonly when: Condition | null;
  /** When it is more than a notice. */
  readonly alert: Condition | null;
  /** Requires immediate action. */
  readonly critical: boolean;
}

export interface TransitionLines {
  readonly field: string;
  /** Wire name of a line's key. */
  readonly key: string;
  /** Columns that the step fills in; required ones are so here. */
  readonly fields: readonly Field[];
  /** Columns that are seen beside them. */
  readonly shown: readonly string[];
  /** Column that an empty one starts from. */
  readonly start: Readonly<Record<string, string>>;
  /** Conditions on the document that make the form ask for a column. */
  readonly when: Readonly<Record<string, Condition>>;
}

/** Settings of a step that goes through the lines of its document, one at a time. */
export interface Walk {
  /** Field of the lines, and wire name of a line's key. */
  readonly field: string;
  readonly key: string;
  /** The verb on its button; null for the step's. */
  readonly labels: Texts | null;
  /** It has a button of its own, beside that of the step. */
  readonly optional: boolean;
  /** Column of whole numbers that is filled in. */
  readonly quantity: string;
  /** Column with the target amount of a line, a whole number. */
  readonly of: string | null;
  readonly order: readonly string[];
  readonly show: readonly string[];
  /** Column of yes and no that tells which lines are walked through; null for all. */
  readonly only: string | null;
  readonly scan: {
    readonly reference: string;
    readonly lot: string | null;
    readonly expiry: string | null;
    /** Each scan adds one. */
    readonly add: boolean;
  } | null;
  /** Operation that each line is saved by, what it calls the quantity, and the seconds since a line was filled in. */
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
  /** `usuarioActual`: unique in the product; name of the handler and of the client's method. */
  readonly name: string;
  readonly pascal: string;
  readonly kind: OperationKind;
  readonly source: Source;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Whole path below `/api`, with `{parameter}`. */
  readonly path: string;
  readonly labels: Texts;
  readonly summary: string;
  /** JSON Schemas without keywords of ours and without `$ref`. */
  readonly parameters: JsonSchema | null;
  readonly body: JsonSchema | null;
  readonly answer: JsonSchema | null;
  /** The body as fields of a form; null when it is a schema only. */
  readonly fields: readonly Field[] | null;
  /** Spreadsheet columns of an import; null for other operations. */
  readonly import: ImportSpec | null;
  /** The columns of the file that an export gives; null for other operations. */
  readonly export: readonly ExportColumn[] | null;
  readonly confirm: Texts | null;
  readonly icon: string | null;
  /** Entity whose record (key in the path, or declared) or list has a button for it; null without a button. */
  readonly button: Button | null;
  /** `entity`: the answer is a record (or page of records) of this entity instead of a schema of its own. */
  readonly answerEntity: string | null;
  readonly paged: boolean;
  /** Permission key; `signed-in` for any session; `public` for none. */
  readonly permission: string;
  /** Resource names whose cached lists the browser drops after a success. */
  readonly invalidates: readonly string[];
  /** Query parameter of the entity's list that has it answer the list's address, too; null when it has an address of its own alone. */
  readonly listParameter: { readonly entity: string; readonly name: string } | null;
  readonly cacheSeconds: number;
  readonly idempotent: boolean;
  /** Behaviour on a tablet without a connection; null when it requires one. */
  readonly offline: 'keep' | 'queue' | null;
  /** Permission of another person who may vouch for it in the same request; null when none may. */
  readonly secondPerson: string | null;
  /** It takes a proof of identity of the last minutes. */
  readonly freshSignIn: boolean;
  /** Its answer is known by its content, and not sent twice. */
  readonly etag: boolean;
  /** Statuses of everything that it may refuse with, in their order. */
  readonly problems: readonly ProblemStatus[];
  readonly status: number;
}

export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 412 | 422 | 429;

export interface Button {
  readonly entity: string;
  readonly on: 'record' | 'list';
  /** Only records of which it holds. */
  readonly when: Condition | null;
  /** Parameters of the path and where the record has them; null for its key alone. */
  readonly params: Readonly<Record<string, FieldPath>> | null;
  /** Fields of the form that the record supplies; the form does not ask for them. */
  readonly take: Readonly<Record<string, FieldPath>>;
  /** Fields of the form that begin with what the record has. */
  readonly start: Readonly<Record<string, FieldPath>>;
  /** It makes a copy of the record, in place of the general way to, and the copy is opened in its form. */
  readonly copies: boolean;
  /** The record that it answers is opened in its form. */
  readonly edits: boolean;
  /** Only those who may write the record have it. */
  readonly writes: boolean;
}

export interface ImportSpec {
  readonly entity: string;
  /** Fields, in the order of the template; those of an object in the record as paths (`domicilio.calle`). */
  readonly columns: readonly string[];
  /** Columns that name an existing record. */
  readonly match: readonly string[];
  /** Other columns that name an existing record, for files that have no `match`. */
  readonly otherMatches: readonly (readonly string[])[];
  /** Columns that refer to records of others. */
  readonly references: Readonly<Record<string, ImportReference>>;
  /** Headings of the columns in files of other systems. */
  readonly names: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Functions of `cells` that read the cells of columns. */
  readonly readings: Readonly<Record<string, string>>;
  /** Digits that the codes of columns have: spreadsheets drop the zeros before them. */
  readonly digits: Readonly<Record<string, number>>;
  /** When several rows name one record, the first counts. */
  readonly repeats: boolean;
  /** Columns that a new record must be given. */
  readonly required: readonly string[];
  readonly examples: Readonly<Record<string, string>>;
  /** Rows that a file may have. */
  readonly most: number;
  /** The function that decides what the rows mean, where that is not the entity's form. */
  readonly review: string | null;
}

export interface ExportColumn {
  readonly field: string;
  readonly labels: Texts;
  readonly format: 'text' | 'integer' | 'date' | 'datetime';
}

/**
 * Names of another entity's record in a cell: by one field, or by several with hyphens between them. A path (`unidadId.clues`,
 * `persona.curp`) continues into the record that the field refers to or holds.
 */
export interface ImportReference {
  readonly entity: string;
  readonly by: readonly (readonly string[])[];
  /** Number of digits of each part of each name; 0 for a text, -1 for a number, whose leading zeros do not matter. */
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
  /** Null where only records lead to it. */
  readonly menu: { readonly group: string; readonly order: number } | null;
  /** Parameters, as fields of a form. */
  readonly fields: readonly Field[];
  readonly columns: readonly ReportColumn[];
  /** Headings over several columns. */
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
  /** The operation that it is asked by; also among the endpoints. */
  readonly operation: Operation;
}

/** Records that have a button which opens a report: by parameter the field whose value it takes. */
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

/** A drawing of a report, with rows of its own. */
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
  /** Limits in percent between five colours. */
  readonly levels: readonly number[];
  /** One or two values of a line, ascending, from which it is watched; empty for none. */
  readonly marks: readonly number[];
  /** True when its shares are neither good nor bad. */
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
  /** Null for one that is not shown. */
  readonly labels: Texts | null;
  readonly format: ReportColumn['format'];
  readonly tone: 'danger' | 'warning' | null;
  readonly drill: ReportDrill | null;
}

/** The list with the records that a figure counts. */
export interface ReportDrill {
  readonly entity: string;
  readonly filter: Readonly<Record<string, DrillFilter>>;
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' } | null;
}

/** A value of its own, or that of a field of the row or of a parameter of the report. */
export type DrillValue = string | number | boolean | { readonly field: string } | { readonly parameter: string };

export type DrillFilter =
  | DrillValue
  | readonly (string | number)[]
  | { readonly values: readonly (string | number)[]; readonly unless: string }
  | { readonly gte?: DrillValue; readonly lte?: DrillValue };

/** Cards over one period and one place. */
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
    /** Permissions that show it in the menu: any of them suffices. Null: shown to all who may open it. */
    readonly permissions: readonly string[] | null;
  };
  /** Profiles whose start page shows it. */
  readonly profiles: readonly string[];
  readonly place: {
    readonly entity: string;
    /** Parameter that it is given as: the key of the entity. */
    readonly parameter: string;
    readonly filter: Readonly<Record<string, unknown>>;
    readonly optional: boolean;
    /** Permissions of its cards' reports: each covers the places that are offered. */
    readonly reach: readonly string[];
  } | null;
  readonly period: 'HOY' | '7D' | '30D' | 'MES' | 'ANIO';
  readonly cards: readonly BoardCard[];
}

export type BoardCard = {
  readonly name: string;
  /** Null where the report says it. */
  readonly labels: Texts | null;
  /** Which of two periods is the better one; null where they are not compared. */
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

/** Position of an entity in the menu. */
export interface MenuPlace {
  readonly group: string;
  /** Null for none. */
  readonly section: string | null;
  readonly order: number;
  /** Permissions that show it in the menu: any of them suffices. Null: shown to all who may open the list. */
  readonly permissions: readonly string[] | null;
  /** Other words that its list is looked for by. */
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
  /** Groups of units whose people see it; null for everybody. */
  readonly unitGroups: readonly string[] | null;
  readonly sections: readonly NavigationSection[];
  readonly items: readonly NavigationItem[];
}
export interface NavigationItem {
  readonly id: string;
  readonly labels: Texts;
  readonly icon: string;
  /** Route in the application, e.g. `/estado`, `/home`. */
  readonly to: string;
  /** Section of the group; null for none. */
  readonly section: string | null;
  /** Holders of any of them see it; null for everybody. */
  readonly permissions: readonly string[] | null;
  /** A second permission that it requires. */
  readonly needs: string | null;
  /** Resource it opens, when it is one. */
  readonly entity: string | null;
  /** List that the entry opens with filters: the menu can show the number of waiting records. */
  readonly pile: { readonly entity: string; readonly filter: Readonly<Record<string, unknown>> } | null;
  readonly unitGroups: readonly string[] | null;
  /** `mock`: there only where the sample backend is on. */
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
  readonly forcedLayout: string | null;
  /** Profiles that its holders may give although they may do less. */
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
  /** Nothing asks for it yet. */
  readonly planned: boolean;
}
export interface Conflict {
  readonly permissions: readonly [string, string];
  readonly reason: Texts;
  readonly severity: Permission['risk'];
}

/** One file to write. Emitters return these; nothing else in the compiler touches the disk. */
export interface OutputFile {
  /** Path below `generated/`, e.g. `web/estado/list.gen.tsx`. */
  readonly path: string;
  /** Content without the banner. */
  readonly content: string;
  /** Schema files it comes from, for the banner. */
  readonly sources: readonly string[];
  /** Listed in .gitignore: every run writes it, `--check` too. */
  readonly untracked?: true;
}
export type Emitter = (model: Model) => readonly OutputFile[] | Promise<readonly OutputFile[]>;
