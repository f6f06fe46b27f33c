import type { Resource } from '../entity/resource';
import type { LooseRecord } from '#platform/shared/paths';
import { isEqual, type Changes } from '../records/changes';
import { linesIn } from './write-lines';

/**
 * Returns the changed lines for the audit trail: a kept line with its key and the differing fields, an added or removed one completely.
 * Empty when no line changed.
 */
export function lineChanges(resource: Resource, before: LooseRecord, after: LooseRecord): Changes {
  const antes: Record<string, unknown> = {};
  const despues: Record<string, unknown> = {};
  for (const table of resource.lines) {
    const { name } = table.resource.key;
    const [old, now] = [before, after].map(
      (record) => new Map(linesIn(record, table).map((line) => [line[name], line])),
    ) as [Map<unknown, LooseRecord>, Map<unknown, LooseRecord>];
    const changed = [...new Set([...old.keys(), ...now.keys()])].filter((key) => !isEqual(old.get(key), now.get(key)));
    if (changed.length === 0) continue;
    const side = (mine: ReadonlyMap<unknown, LooseRecord>, other: ReadonlyMap<unknown, LooseRecord>) =>
      changed.flatMap((key) => {
        const line = mine.get(key);
        const counterpart = other.get(key);
        if (!line) return [];
        return [
          counterpart
            ? {
                [name]: key,
                ...Object.fromEntries(
                  Object.entries(line).filter(([field, value]) => !isEqual(value, counterpart[field])),
                ),
              }
            : line,
        ];
      });
    antes[table.name] = side(old, now);
    despues[table.name] = side(now, old);
  }
  return { antes, despues };
}
