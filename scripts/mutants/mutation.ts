/** Change of a source file: `after` replaces the text between two offsets. */
export interface Mutation {
  readonly operator: Operator;
  readonly start: number;
  readonly end: number;
  /** Source that is replaced. */
  readonly before: string;
  /** Replacement source. */
  readonly after: string;
}

/** Kinds of mutation, as the report names them. */
export type Operator =
  | 'boundary'
  | 'equality'
  | 'logical'
  | 'negated condition'
  | 'removed call'
  | 'removed throw'
  | 'number'
  | 'boolean'
  | 'emptied'
  | 'arithmetic'
  | 'direction'
  | 'dropped condition'
  | 'extreme'
  | 'quantifier';

/** The source with one mutation applied. */
export function applyMutation(source: string, { start, end, after }: Mutation): string {
  return source.slice(0, start) + after + source.slice(end);
}
