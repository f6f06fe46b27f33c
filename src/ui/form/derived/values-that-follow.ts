import type { FormSpec } from '../../../shared/form-spec';
import { isObject, valueAt, type LooseRecord } from '../../../shared/paths';
import { prepareRecord } from '../../../shared/prepare-record';
import type { Rules } from '../../../shared/rule';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * What follows from the values of a form, by the functions that the server runs at every write: computed fields by their path, and what `derive`
 * gives, fields of lines by the path of the lines (an item for each line; lines that nobody filled in have none).
 *
 * A function that cannot do with an unfinished record gives nothing until it can.
 *
 * @param today `yyyy-MM-dd`
 */
export function valuesThatFollow(spec: FormSpec, values: LooseRecord, rules: Rules, today: string, language: string): ReadonlyMap<string, unknown> {
  const given = new Map<string, unknown>();
  const { derive, computed = [] } = spec;
  if (!derive && computed.length === 0) return given;
  // As it is sent, but with what the server has set so far: derived fields may follow from it.
  const record = prepareRecord({ ...spec, readOnly: NOTHING }, values);
  for (const { path, fn } of computed) {
    const parent = path.includes('.') ? valueAt(record, path.slice(0, path.lastIndexOf('.'))) : record;
    given.set(path, attempt(() => rules.computed?.[fn]?.(isObject(parent) ? parent : {}, today, language)));
  }
  const derived = derive && attempt(() => rules.derived?.[derive.fn]?.(record));
  if (!isObject(derived)) return given;
  for (const path of derive?.gives ?? []) {
    const [head = '', inner] = path.split('.');
    const value = derived[head];
    if (inner === undefined) given.set(path, value);
    else if (Array.isArray(value)) given.set(head, value.map((line: unknown, index) => ({ ...((given.get(head) as LooseRecord[] | undefined)?.[index]), [inner]: isObject(line) ? line[inner] : undefined })));
  }
  return given;
}

function attempt(give: () => unknown): unknown {
  try {
    return give();
  } catch {
    return undefined;
  }
}
