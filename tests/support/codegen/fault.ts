import type { SchemaNode } from './base-schemas';

export type Schemas = Record<string, SchemaNode>;

/** One thing that is wrong in otherwise sound schemas, and how the compiler reports it. */
export interface Fault {
  /** The fault, in a sentence. */
  readonly title: string;
  readonly break: (
    schemas: Schemas,
    parts: {
      marca: SchemaNode;
      ambulancia: SchemaNode;
      x: SchemaNode;
      fields: SchemaNode;
      operation: SchemaNode;
      report: SchemaNode;
    },
  ) => void;
  readonly rule: string;
  /** Text that the reported line must hold. */
  readonly line: string;
  /** Text that the suggestion must hold. */
  readonly suggests?: string;
}
