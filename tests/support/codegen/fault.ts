import type { SchemaNode } from './base-schemas';

export type Schemas = Record<string, SchemaNode>;

/** One fault in otherwise valid schemas, and the compiler's diagnostic of it. */
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
  /** Text that the reported line must contain. */
  readonly line: string;
  /** Text that the suggestion must contain. */
  readonly suggests?: string;
}
