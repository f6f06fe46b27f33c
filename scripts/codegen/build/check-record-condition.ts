import type { Diagnostics, Place } from '../diagnostic';
import type { SourceDocument } from '../load/source-document';
import type { Condition } from '../model';
import { suggest } from '../suggest';
import { checkCompared } from './check-compared';
import { conditionLeaves } from './condition';
import type { BareEntity } from './entity';
import { fieldAt, fieldPaths } from './field-at';

/** Returns the record paths that a button may use: the record's fields, its embedded fields, and its key. */
function recordPaths(entity: BareEntity, all: ReadonlyMap<string, BareEntity>): string[] {
  const links = entity.fields.flatMap(({ embed }) => embed?.keyName ?? []);
  return [...fieldPaths(entity, all), ...links, entity.key.name];
}

/** Reports a path that a record does not have, with the nearest existing one. */
export function checkRecordPath(
  path: string,
  entity: BareEntity,
  all: ReadonlyMap<string, BareEntity>,
  place: Place,
  diagnostics: Diagnostics,
): void {
  const known = recordPaths(entity, all);
  if (!known.includes(path) && !fieldAt(entity, path, all))
    diagnostics.add('unknown-field', place, `\`${path}\` is not a field of \`${entity.name}\`.`, suggest(path, known));
}

/** Checks a condition on a record: its fields exist and can have the compared values. */
export function checkRecordCondition(
  condition: Condition | null,
  entity: BareEntity,
  all: ReadonlyMap<string, BareEntity>,
  at: (...keyword: (string | number)[]) => { document: SourceDocument; path: (string | number)[] },
  diagnostics: Diagnostics,
): void {
  for (const leaf of condition ? conditionLeaves(condition) : []) {
    checkRecordPath(leaf.path, entity, all, at(...leaf.at, 'field'), diagnostics);
    const field = fieldAt(entity, leaf.path, all);
    leaf.values.forEach((value, index) => {
      const { document, path } = at(...leaf.at, 'in', index);
      const place = document.has(path) ? { document, path } : at(...leaf.at, 'equals');
      if (field && value !== null) checkCompared(leaf.path, field, value, place, diagnostics);
    });
  }
}
