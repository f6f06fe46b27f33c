/** Tables as drizzle-kit describes them: the part of its format that planning reads. */
export interface Schema {
  readonly tables: Record<string, Table>;
  /** Triggers and views, by `table.trigger`; absent without any. drizzle-kit does not know them. */
  readonly triggers?: Readonly<Record<string, Trigger>>;
}

/** Trigger with the function that it calls. */
export interface Trigger {
  /** Table of the trigger. */
  readonly table: string;
  readonly create: readonly string[];
  readonly drop: readonly string[];
  /** Statements that insert the rows for records older than the trigger. */
  readonly fill?: readonly string[];
  /** True for a view instead of a trigger: all of `table` is the view. */
  readonly view?: true;
}

export interface Table {
  name: string;
  columns: Record<string, Column>;
  readonly indexes: Record<string, Index>;
  readonly foreignKeys: Record<string, ForeignKey>;
  readonly compositePrimaryKeys: Record<string, { columns: string[] }>;
  readonly checkConstraints: Record<string, { name?: string; value: string }>;
}

export interface Index {
  name?: string;
  readonly columns: { expression: string; readonly isExpression: boolean }[];
  where?: string;
}

export interface ForeignKey {
  name?: string;
  tableFrom: string;
  tableTo: string;
  columnsFrom: string[];
  columnsTo: string[];
}

export interface Column {
  name: string;
  type: string;
  readonly primaryKey: boolean;
  notNull: boolean;
  default?: unknown;
  /** Type of the items of a list stored as JSON. */
  items?: string;
  readonly generated?: { as: string };
  readonly identity?: { name: string };
}

/** File beside the migrations: the tables after the last of them. */
export interface Snapshot {
  /** Hash of the sources of the tables, which detects unchanged tables without loading them. */
  readonly sources: string;
  /** Renames that the migrations contain. `renamedFrom` stays in the schemas, and an exchange of two names must not be repeated. */
  readonly renames?: Renames;
  readonly schema: Schema;
}

/** Former names, from `renamedFrom` in the schemas. */
export interface Renames {
  readonly tables: readonly { readonly from: string; readonly to: string; readonly key: string }[];
  readonly columns: readonly { readonly table: string; readonly from: string; readonly to: string }[];
}

/** Key of a table in drizzle-kit's description. */
export const tableKey = (name: string): string => `public.${name}`;
