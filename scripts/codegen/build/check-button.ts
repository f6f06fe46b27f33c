import type { Diagnostics } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { SourceDocument } from '../load/source-document';
import type { Operation } from '../model';
import { suggest } from '../suggest';
import { checkCompared } from './check-compared';
import { conditionLeaves } from './condition';
import type { BareEntity } from './entity';
import { fieldAt, fieldPaths } from './field-at';

/** What a button says of the record that it stands on: its fields exist, and those of the form too. */
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
  const links = entity.fields.flatMap(({ embed }) => embed?.keyName ?? []);
  const known = [...fieldPaths(entity, all), ...links, entity.key.name];
  const check = (field: string, ...keyword: (string | number)[]) => {
    if (!known.includes(field) && !fieldAt(entity, field, all))
      diagnostics.add(
        'unknown-field',
        at(...keyword),
        `\`${field}\` is not a field of \`${entity.name}\`.`,
        suggest(field, known),
      );
  };
  for (const leaf of button.when ? conditionLeaves(button.when) : []) {
    check(leaf.path, 'when', ...leaf.at, 'field');
    const field = fieldAt(entity, leaf.path, all);
    leaf.values.forEach((value, index) => {
      const place = document.has(at('when', ...leaf.at, 'in', index).path)
        ? at('when', ...leaf.at, 'in', index)
        : at('when', ...leaf.at, 'equals');
      if (field && value !== null) checkCompared(leaf.path, field, value, place, diagnostics);
    });
  }
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
      check(source, keyword, field);
    }
  }
}
