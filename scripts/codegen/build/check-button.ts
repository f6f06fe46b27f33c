import type { Diagnostics } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { SourceDocument } from '../load/source-document';
import type { Operation } from '../model';
import { suggest } from '../suggest';
import { checkRecordCondition, checkRecordPath } from './check-record-condition';
import type { BareEntity } from './entity';

/** Checks a button against the record whose page shows it: fields of the record and of the form must exist. */
export function checkButton(
  { name, button, fields, path }: Operation,
  document: SourceDocument,
  entities: readonly BareEntity[],
  diagnostics: Diagnostics,
): void {
  const at = (...keyword: (string | number)[]) => ({ document, path: ['operations', name, 'button', ...keyword] });
  if (!document.has(at().path)) return;
  if (!button)
    return diagnostics.add('bad-operation', at(), 'Only an action that asks or confirms has a button.', {
      text: 'add a `form` or a `confirm`',
      title: 'remove `button`',
      edits: removeEdits(at()),
    });
  const all = new Map(entities.map((entity) => [entity.name, entity]));
  const entity = all.get(button.entity);
  if (!entity || diagnostics.isMuted(entity.document)) return;
  checkRecordCondition(button.when, entity, all, (...keyword) => at('when', ...keyword), diagnostics);
  const asked = (fields ?? []).map((field) => field.name);
  const parameters = Array.from(path.matchAll(/\{([^}]+)\}/g), ([, parameter]) => parameter!);
  for (const keyword of ['take', 'start'] as const) {
    const may = keyword === 'take' ? [...asked, ...parameters] : asked;
    for (const [field, source] of Object.entries(
      (document.valueAt(at(keyword).path) ?? {}) as Record<string, string>,
    )) {
      if (!may.includes(field))
        diagnostics.add(
          'unknown-field',
          { ...at(keyword, field), onKey: true },
          `\`${field}\` is not a field of this form.`,
          suggest(field, may, { text: 'remove it', edits: removeEdits(at(keyword, field)) }),
        );
      checkRecordPath(source, entity, all, at(keyword, field), diagnostics);
    }
  }
}
