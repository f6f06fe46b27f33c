import type { Condition } from '../../model';
import { conditionCode } from '../shared/conditions';
import type { Imports } from './imports';
import { code, type Code } from './jsx';

/** Which records, or lines, something is for, as a function of the record; nothing where it is for all. */
export function recordCondition(when: Condition | null | undefined, imports: Imports): Code | undefined {
  if (!when) return undefined;
  const condition = conditionCode(when);
  for (const helper of ['isFilled', 'valueAt'])
    if (condition.includes(`${helper}(`)) imports.use(helper, '#platform/shared/paths');
  return code(`(record) => ${condition}`);
}
