import type { Condition } from '../../model';
import { conditionCode } from '../shared/conditions';
import type { Imports } from './imports';
import { code, type Code } from './jsx';

/** Returns a condition on records, or lines, as a function of the record; undefined without a condition. */
export function recordCondition(when: Condition | null | undefined, imports: Imports): Code | undefined {
  if (!when) return undefined;
  const condition = conditionCode(when);
  for (const helper of ['isFilled', 'valueAt'])
    if (condition.includes(`${helper}(`)) imports.use(helper, '#platform/shared/paths');
  return code(`(record) => ${condition}`);
}
