import type { Condition } from '../../model';
import { literal, quote } from '../code';

/** Converts a condition to a TypeScript expression over `record`; `prefix` is the path of the object that contains the field. */
export function conditionCode(condition: Condition, prefix = ''): string {
  const at = (path: string) => `valueAt(record, ${quote(prefix + path)})`;
  switch (condition.op) {
    case 'equals':
      return condition.value === null
        ? `!isFilled(${at(condition.path)})`
        : `${at(condition.path)} === ${literal(condition.value)}`;
    case 'in':
      return `${literal(condition.values, 200)}.includes(${at(condition.path)} as never)`;
    case 'filled':
      return `isFilled(${at(condition.path)})`;
    case 'not':
      return `!(${conditionCode(condition.condition, prefix)})`;
    default:
      if (condition.conditions.length === 0) return 'true';
      return condition.conditions
        .map((inner) => `(${conditionCode(inner, prefix)})`)
        .join(condition.op === 'all' ? ' && ' : ' || ');
  }
}
