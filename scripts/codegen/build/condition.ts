import type { Condition } from '../model';

/**
 * Converts a raw `when` or `requiredWhen` to the model's form. Its shape was checked against schemas/meta; its paths are checked once all
 * fields of the object are known.
 */
export function conditionFrom(raw: unknown): Condition | null {
  if (raw === true) return { op: 'all', conditions: [] };
  if (typeof raw !== 'object' || raw === null) return null;
  const condition = raw as Record<string, unknown>;
  const path = String(condition['field']);
  if ('equals' in condition) return { op: 'equals', path, value: condition['equals'] as string };
  if ('in' in condition) return { op: 'in', path, values: condition['in'] as string[] };
  if ('filled' in condition) return { op: 'filled', path };
  if ('not' in condition) {
    const inner = conditionFrom(condition['not']);
    return inner && { op: 'not', condition: inner };
  }
  for (const op of ['all', 'any'] as const) {
    if (Array.isArray(condition[op])) {
      return { op, conditions: condition[op].map(conditionFrom).filter((inner) => inner !== null) };
    }
  }
  return null;
}

interface Leaf {
  readonly path: string;
  readonly values: readonly unknown[];
  /** Path to the leaf within the condition. */
  readonly at: readonly (string | number)[];
}

/** Returns every leaf of a condition: its field and the compared values. */
export function conditionLeaves(condition: Condition, at: Leaf['at'] = []): Leaf[] {
  switch (condition.op) {
    case 'equals':
      return [{ path: condition.path, values: [condition.value], at }];
    case 'in':
      return [{ path: condition.path, values: condition.values, at }];
    case 'filled':
      return [{ path: condition.path, values: [], at }];
    case 'not':
      return conditionLeaves(condition.condition, [...at, 'not']);
    default:
      return condition.conditions.flatMap((inner, index) => conditionLeaves(inner, [...at, condition.op, index]));
  }
}
