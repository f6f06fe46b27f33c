import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits, setEdits } from '../load/edit';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';
import { fieldAt } from './field-at';
import { expressionOf } from './value-problem';

/** Length of a CLUES, unless the schema of the units states another. */
const CLUES_LENGTH = 11;

/** Checks `folio`: its field is set by the server and has enough room, and the unit whose CLUES it contains is required. */
export function checkFolio(entity: BareEntity, all: ReadonlyMap<string, BareEntity>, diagnostics: Diagnostics): void {
  const { folio, document } = entity;
  if (!folio) return;
  const units = entity.fields.filter(({ reference }) => reference?.entity === 'unidad').map(({ name }) => name);
  const at = (...path: (string | number)[]): Place => ({ document, path: ['x-entity', 'folio', ...path] });
  const here = document.has(['x-entity', 'folio', 'field']) ? at('field') : at();
  const field = fieldAt(entity, folio.field, all);
  if (!field?.readOnly || field.kind !== 'text')
    diagnostics.add(
      'bad-folio',
      here,
      `The folio goes into \`${folio.field}\`, which must be a \`readOnly\` text field.`,
      suggest(
        folio.field,
        entity.fields.filter((each) => each.kind === 'text' && each.readOnly).map((each) => each.name),
        field?.kind === 'text'
          ? {
              text: 'add `"readOnly": true` to it',
              edits: setEdits({ document, path: ['properties', folio.field, 'readOnly'] }, true),
            }
          : { text: null },
      ),
    );
  const unit = fieldAt(entity, folio.unit, all);
  if (unit?.reference?.entity !== 'unidad')
    diagnostics.add(
      'bad-folio',
      at('unit'),
      `The folio carries the CLUES of a unit, and \`${folio.unit}\` does not refer to one.`,
      suggest(folio.unit, units, { text: null, edits: units[0] === undefined ? [] : setEdits(at('unit'), units[0]) }),
    );
  else if (folio.on === null && !unit.required && !unit.copy)
    diagnostics.add(
      'bad-folio',
      at('unit'),
      `The folio carries the CLUES of \`${folio.unit}\`, which may be empty: such a document could not be numbered.`,
      {
        text: 'make it required',
        title: `add \`${folio.unit}\` to \`required\``,
        edits: requiredEdits(entity, folio.unit),
      },
    );
  const names = Object.keys(document.valueAt(['x-entity', 'lifecycle', 'transitions']) ?? {});
  if (folio.on !== null && !names.includes(folio.on))
    diagnostics.add(
      'bad-folio',
      at('on'),
      `\`${folio.on}\` is not a transition of this entity.`,
      suggest(folio.on, names, { text: 'remove it: the number comes with the record', edits: removeEdits(at('on')) }),
    );
  folio.others.forEach(({ when }, index) => {
    const decider = fieldAt(entity, when.field, all);
    const wrong = !decider
      ? `\`${when.field}\` is not a field of this entity.`
      : decider.enumType && !decider.enumType.options.some(({ value }) => value === String(when.equals))
        ? `\`${String(when.equals)}\` is not a code of \`${when.field}\`.`
        : null;
    if (wrong)
      diagnostics.add(
        'bad-folio',
        at('others', index, 'when', decider ? 'equals' : 'field'),
        wrong,
        decider?.enumType
          ? suggest(
              String(when.equals),
              decider.enumType.options.map(({ value }) => value),
            )
          : suggest(
              when.field,
              entity.fields.map(({ name }) => name),
            ),
      );
  });
  if (field?.kind === 'text') checkRoom(entity, all.get('unidad'), at, diagnostics);
}

function checkRoom(
  entity: BareEntity,
  units: BareEntity | undefined,
  at: (...path: (string | number)[]) => Place,
  diagnostics: Diagnostics,
): void {
  const { field: name, series: usual, digits, others } = entity.folio!;
  // Checks the longest series, because it needs the most room.
  const series = [usual, ...others.map((other) => other.series)].toSorted((a, b) => b.length - a.length)[0]!;
  const field = entity.fields.find((each) => each.name === name);
  if (!field) return;
  const clues = units?.fields.find((each) => each.name === 'clues');
  const sample = [
    series,
    clues?.example ?? 'A'.repeat(clues?.maxLength ?? CLUES_LENGTH),
    new Date().getFullYear(),
    '1'.padStart(digits, '0'),
  ].join('-');
  const place = (keyword: string): Place =>
    entity.document.has(['properties', name, keyword])
      ? { document: entity.document, path: ['properties', name, keyword] }
      : at();
  if (field.maxLength !== null && sample.length > field.maxLength)
    diagnostics.add(
      'bad-folio',
      place('maxLength'),
      `A folio such as ${sample} has ${sample.length} characters, and \`${name}\` has room for ${field.maxLength}.`,
      {
        text: `"maxLength": ${sample.length}`,
        edits: setEdits({ document: entity.document, path: ['properties', name, 'maxLength'] }, sample.length),
      },
    );
  else if (field.pattern !== null && expressionOf(field.pattern)?.test(sample) === false)
    diagnostics.add(
      'bad-folio',
      place('pattern'),
      `A folio such as ${sample} does not match the pattern of \`${name}\`.`,
      {
        text: 'remove `pattern`: the server makes the number',
        title: 'remove `pattern`',
        edits: removeEdits(place('pattern')),
      },
    );
}

function requiredEdits({ document }: BareEntity, name: string) {
  const required = document.valueAt(['required']);
  return setEdits(
    { document, path: Array.isArray(required) ? ['required', required.length] : ['required'] },
    Array.isArray(required) ? name : [name],
  );
}
