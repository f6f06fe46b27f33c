import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { StandardOperation } from '../model';
import { checkCondition } from './check-compared';
import type { BareEntity } from './entity';
import { fieldAt, fieldPaths } from './field-at';
import { templatePaths } from './template';

type All = ReadonlyMap<string, BareEntity>;

/** Checks an entity's keywords for contradictions between them. */
export function checkWhole(entity: BareEntity, all: All, diagnostics: Diagnostics): void {
  const { document, name, label, detail, operations, lifecycle, renamedFrom } = entity;
  const at = (...path: (string | number)[]): Place => ({ document, path: ['x-entity', ...path] });
  for (const [keyword, template] of [
    ['label', label],
    ['detail', detail],
  ] as const) {
    for (const path of templatePaths(template)) {
      const field = fieldAt(entity, path, all);
      if (field && ['list', 'object', 'records', 'lines', 'embed'].includes(field.kind))
        diagnostics.add(
          'wrong-type',
          { ...at(keyword), part: path },
          `\`${path}\` is ${field.kind === 'object' || field.kind === 'embed' ? 'an object' : 'a list'}: a record cannot be called by it.`,
          'name a field that holds one value',
        );
    }
  }
  const ids = ((document.valueAt(['x-entity', 'sections']) ?? []) as { id: string }[]).map(({ id }) => id);
  ids.forEach((id, index) => {
    if (ids.indexOf(id) !== index)
      diagnostics.add('name-clash', at('sections', index, 'id'), `Another section is called \`${id}\`.`, {
        text: 'keep one of them',
        title: 'remove the second',
        edits: removeEdits(at('sections', index)),
      });
  });
  for (const operation of ['create', 'update', 'delete'] as const satisfies readonly StandardOperation[]) {
    const place = at('permissions', operation);
    if (document.has(place.path) && !operations.includes(operation))
      diagnostics.add(
        'contradiction',
        { ...place, onKey: true },
        `\`${name}\` has no ${operation} that could be permitted.`,
        { text: 'remove it', edits: removeEdits(place) },
      );
  }
  if (document.has(at('idempotent').path) && entity.idempotent && !operations.includes('create'))
    diagnostics.add(
      'contradiction',
      { ...at('idempotent'), onKey: true },
      `\`${name}\` has no create that could be sent twice.`,
      { text: 'remove it', edits: removeEdits(at('idempotent')) },
    );
  if (renamedFrom === name)
    diagnostics.add('bad-rename', at('renamedFrom'), `\`${name}\` is called so already.`, {
      text: 'remove `renamedFrom`',
      edits: removeEdits(at('renamedFrom')),
    });
  const known = [...fieldPaths(entity, all), entity.key.name];
  for (const { value, sla } of lifecycle?.states ?? []) {
    sla.forEach(({ when }, index) =>
      checkCondition(
        when,
        at('lifecycle', 'states', value, 'sla', index, 'when'),
        (path) => fieldAt(entity, path, all),
        known,
        diagnostics,
      ),
    );
  }
}
