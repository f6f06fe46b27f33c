import type { FieldKind } from './model';

/** Kinds of a field with one value. */
export const SINGLE_KINDS: readonly FieldKind[] = [
  'text',
  'integer',
  'number',
  'boolean',
  'date',
  'datetime',
  'time',
  'enum',
];
