import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { Json } from '../load/property-node';
import type { Ficha, Field } from '../model';
import { SINGLE_KINDS } from '../single-kinds';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';
import { fieldAt, fieldPaths } from './field-at';
import { isHidden } from './is-hidden';
import { templateFrom, templatePaths } from './template';

/** Reads `ficha`: the two lines by which people recognise a record in its list. */
export function fichaOf(x: Json): Ficha | null {
  const said = x['ficha'] as { readonly name: string; readonly lines: readonly string[] } | undefined;
  return said ? { name: templateFrom(said.name), lines: said.lines.map(templateFrom) } : null;
}

/** Checks that the entity has a list, and that its rows hold the values of the lines. */
export function checkFicha(entity: BareEntity, all: ReadonlyMap<string, BareEntity>, diagnostics: Diagnostics): void {
  const { ficha, document, name, operations, fields, key } = entity;
  if (!ficha) return;
  const at = (...path: (string | number)[]): Place => ({ document, path: ['x-entity', 'ficha', ...path] });
  if (!operations.includes('list'))
    diagnostics.add('contradiction', { ...at(), onKey: true }, `\`${name}\` has no list that could show it.`, {
      text: 'remove it',
      edits: removeEdits(at()),
    });
  const others = [key.name, ...fields.flatMap(({ reference }) => reference?.labelField ?? [])];
  const check = (path: string, place: Place) => {
    const field = fieldAt(entity, path, all);
    if (!field) {
      if (!others.includes(path) && !isHidden(path, entity, all, diagnostics))
        diagnostics.add(
          'unknown-field',
          place,
          `\`${path}\` is neither a field of \`${name}\` nor the label of a reference.`,
          suggest(path, [...others, ...fieldPaths(entity, all)]),
        );
      return;
    }
    const why = whyNotShown(field);
    if (why !== null)
      diagnostics.add('wrong-type', place, `\`${path}\` ${why}: a row does not show it as text.`, advice(field));
  };
  [[at('name'), ficha.name] as const, ...ficha.lines.map((line, index) => [at('lines', index), line] as const)].forEach(
    ([place, template]) => templatePaths(template).forEach((path) => check(path, { ...place, part: path })),
  );
}

function whyNotShown({ kind, reference }: Field): string | null {
  if (reference) return 'is the key of another record';
  return kind !== 'boolean' && SINGLE_KINDS.includes(kind) ? null : 'holds no single text, number, moment or option';
}

function advice({ name, reference }: Field) {
  return reference?.labelField
    ? { text: `name \`${reference.labelField}\``, replace: { word: name, by: reference.labelField } }
    : 'name a field that holds one value';
}
