import { whyUnasked } from '../build/why-unasked';
import { removeEdits } from '../load/edit';
import type { BesideChoice, Field } from '../model';
import { suggest } from '../suggest';
import type { CheckedAnywhere } from './field-keyword';
import { placeIn } from './places';

/**
 * Checks the number shown beside a picker's choices. It must be a number of records that refer to the offered ones, and their list must be
 * filterable by it.
 *
 * @param asked entity that is offered
 * @param lines lines that have the reference as a column; null without
 */
export function checkBeside(
  { entity: name, of, by, show }: BesideChoice,
  asked: string,
  lines: Field | null,
  { node, siblings, entity, all, diagnostics }: CheckedAnywhere,
): void {
  const at = (...path: string[]) => placeIn(node, 'reference', 'beside', ...path);
  if (!lines)
    return diagnostics.add(
      'unsupported',
      at(),
      'Numbers are shown beside what the picker of a line offers, and no other.',
      {
        text: 'remove `beside`',
        edits: removeEdits(at()),
      },
    );
  const target = all.get(name);
  if (!target)
    return diagnostics.add(
      'unknown-entity',
      at('entity'),
      `No entity is called \`${name}\`.`,
      suggest(name, all.keys()),
    );
  if (diagnostics.isMuted(target.document)) return;
  const known = (path: string, fields: readonly Field[], whose: string, ...steps: string[]) => {
    const found = fields.find((each) => each.name === path);
    if (!found)
      diagnostics.add(
        'unknown-field',
        at(...steps),
        `\`${path}\` is not a field of ${whose}.`,
        suggest(
          path,
          fields.map((each) => each.name),
        ),
      );
    return found;
  };
  const theirs = `\`${name}\``;
  const reference = known(of, target.fields, theirs, 'of');
  if (reference && (reference.kind === 'list' || reference.reference?.entity !== asked))
    diagnostics.add('bad-reference', at('of'), `\`${of}\` of ${theirs} does not refer to one \`${asked}\`.`);
  const number = known(show, target.fields, theirs, 'show');
  if (number && (!['integer', 'number'].includes(number.kind) || number.reference))
    diagnostics.add('wrong-type', at('show'), `\`${show}\` is no number.`);
  for (const [field, ours] of Object.entries(by)) {
    const prefix = `${lines.name}.`;
    if (ours.startsWith(prefix)) known(ours.slice(prefix.length), siblings, 'the line', 'by', field);
    else known(ours, entity.fields, `\`${entity.name}\``, 'by', field);
    const why = known(field, target.fields, theirs, 'by', field) && whyUnasked(target, field, all);
    if (why)
      diagnostics.add(
        'bad-filter',
        { ...at('by', field), onKey: true },
        `\`${field}\` ${why}: nothing can be filtered by it.`,
        { text: 'remove it', edits: removeEdits(at('by', field)) },
      );
  }
}
