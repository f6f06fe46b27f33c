import type { Diagnostics, Place } from '../diagnostic';
import { originOf, placeOf, type Json, type PropertyNode } from '../load/property-node';
import type { Field } from '../model';
import { didYouMean } from '../nearest';
import { conditionLeaves } from './condition';
import { AUDIT_FIELDS, serverFields, templatePaths, type BareEntity } from './entity';
import { fieldAt, fieldPaths } from './field-at';

type All = ReadonlyMap<string, BareEntity>;

/** Everything an entity says about fields, its own and others', once all entities are known. */
export function checkEntity(entity: BareEntity, all: All, diagnostics: Diagnostics): void {
  const { document } = entity;
  const at = (...path: (string | number)[]): Place => ({ document, path });
  const raw = document.value as { required?: string[]; 'x-entity': Json };
  const x = raw['x-entity'];
  const paths = fieldPaths(entity, all);
  const known = new Set([...paths, entity.key.name, ...AUDIT_FIELDS]);
  const labels = new Set(entity.fields.flatMap(({ reference }) => reference?.labelField ?? []));
  const check = (path: string, place: Place, what = 'field') => {
    if (!known.has(path)) diagnostics.add('unknown-field', place, `\`${path}\` is not a ${what} of \`${entity.name}\`.`, didYouMean(path, paths));
  };

  raw.required?.forEach((name, index) => {
    if (!entity.fields.some((field) => field.name === name)) diagnostics.add('unknown-field', at('required', index), `\`${name}\` is not a field of \`${entity.name}\`.`, didYouMean(name, entity.fields.map((f) => f.name)));
  });
  for (const keyword of ['label', 'detail'] as const) {
    // The smaller line may also name records that this one refers to.
    for (const path of templatePaths(entity[keyword])) if (keyword === 'label' || !labels.has(path)) check(path, at('x-entity', keyword));
  }
  for (const keyword of ['facts', 'search'] as const) {
    entity[keyword].forEach((path, index) => { if (x[keyword]) check(path, at('x-entity', keyword, index)); });
  }
  entity.search.forEach((path, index) => {
    const field = fieldAt(entity, path, all);
    if (field && !['text', 'enum', 'list', 'records'].includes(field.kind)) diagnostics.add('bad-search', at('x-entity', 'search', index), `\`${path}\` is a ${field.kind}; free text searches texts.`);
  });
  if (x['sort']) check(entity.sort.field, at('x-entity', 'sort', 'field'));
  for (const keyword of ['scope', 'writeScope'] as const) {
    for (const [kind, ties] of x[keyword] ? Object.entries(entity[keyword] ?? {}) : []) for (const path of ties) check(path, at('x-entity', keyword, kind));
  }
  for (const { name, scope } of entity.lifecycle?.transitions ?? []) {
    for (const [kind, ties] of Object.entries(scope ?? {})) for (const path of ties) check(path, at('x-entity', 'lifecycle', 'transitions', name, 'scope', kind));
  }
  entity.unique.forEach((key, index) => key.fields.forEach((name, position) => {
    if (!entity.fields.some((field) => field.name === name || field.embed?.keyName === name)) {
      const inObject = Array.isArray((x['unique'] as unknown[])[index]) ? [index, position] : [index, 'fields', position];
      diagnostics.add('unknown-field', at('x-entity', 'unique', ...inObject), `\`${name}\` is not a field of \`${entity.name}\`.`, didYouMean(name, entity.fields.map((f) => f.name)));
    }
  }));
  checkFolio(entity, all, diagnostics);
  checkKey(entity, diagnostics);
  checkNames(entity, diagnostics);
  for (const node of entity.nodes) checkNode(node, entity.fields, entity, all, diagnostics);
}

function checkFolio(entity: BareEntity, all: All, diagnostics: Diagnostics): void {
  const { folio, lifecycle, document } = entity;
  if (!folio) return;
  const at = (...path: string[]): Place => ({ document, path: ['x-entity', 'folio', ...path] });
  if (!fieldAt(entity, folio.field, all)?.readOnly) diagnostics.add('bad-folio', at(), `The folio goes into \`${folio.field}\`, which must be a \`readOnly\` text field.`);
  if (fieldAt(entity, folio.unit, all)?.reference?.entity !== 'unidad') diagnostics.add('bad-folio', at('unit'), `The folio carries the CLUES of a unit, and \`${folio.unit}\` does not refer to one.`);
  const names = lifecycle?.transitions.map(({ name }) => name) ?? [];
  if (folio.on !== null && !names.includes(folio.on)) diagnostics.add('bad-folio', at('on'), `\`${folio.on}\` is not a transition of this entity.`, didYouMean(folio.on, names));
}

function checkKey({ key, document, fields, name }: BareEntity, diagnostics: Diagnostics): void {
  if (key.kind !== 'natural') return;
  const place = { document, path: ['x-entity', 'key'] };
  const field = fields.find((candidate) => candidate.name === key.name);
  if (!field) return diagnostics.add('unknown-field', place, `\`${key.name}\` is not a field of \`${name}\`.`, didYouMean(key.name, fields.map((f) => f.name)));
  if (field.kind !== 'text' || !field.required || field.reference) diagnostics.add('bad-key', place, `The key \`${key.name}\` must be a required text that refers to nothing.`, 'leave `key` out for a number that the server assigns');
}

/** Names that the server adds to every record, and columns that would meet in the table. */
function checkNames(entity: BareEntity, diagnostics: Diagnostics): void {
  const taken = new Set(serverFields(entity));
  const columns = new Map<string, string>();
  for (const node of entity.nodes) {
    if (taken.has(node.name) || node.name === 'id') {
      diagnostics.add('name-clash', placeOf(node), `\`${node.name}\` is a name that the server gives to something of its own.`, 'choose another name');
    }
    const column = entity.fields.find((field) => field.name === node.name)!.column;
    const other = columns.get(column);
    if (other) diagnostics.add('name-clash', placeOf(node), `\`${node.name}\` and \`${other}\` would be the same column, ${column}.`);
    columns.set(column, node.name);
  }
}

/** Conditions, dependent pickers and computed fields of a property, and of those inside it, look at fields that exist. */
function checkNode(node: PropertyNode, siblings: readonly Field[], entity: BareEntity, all: All, diagnostics: Diagnostics): void {
  const holder = { fields: siblings };
  const paths = fieldPaths(holder, all);
  const field = siblings.find((candidate) => candidate.name === node.name)!;
  const check = (path: string, place: Place) => {
    const found = fieldAt(holder, path, all);
    if (!found && path !== entity.key.name) diagnostics.add('unknown-field', place, `\`${path}\` is not a field beside \`${node.name}\`.`, didYouMean(path, paths));
    return found;
  };
  for (const keyword of ['when', 'requiredWhen'] as const) {
    const condition = field[keyword];
    for (const { path, values } of condition ? conditionLeaves(condition) : []) {
      const looked = check(path, placeOf(node, 'x-field', keyword));
      if (path === node.name) diagnostics.add('condition-cycle', placeOf(node, 'x-field', keyword), `\`${node.name}\` cannot depend on itself.`);
      for (const value of values) {
        if (looked?.enumType && !looked.enumType.options.some((option) => option.value === value)) {
          diagnostics.add('unknown-option', placeOf(node, 'x-field', keyword), `\`${String(value)}\` is not a code of \`${path}\`.`, didYouMean(String(value), looked.enumType.options.map((o) => o.value)));
        }
      }
    }
  }
  if (field.when && dependsOnItself(field, siblings)) {
    diagnostics.add('condition-cycle', placeOf(node, 'x-field', 'when'), `The conditions of \`${node.name}\` and of the fields it looks at go round in a circle: none could ever be shown.`);
  }
  for (const [theirs, ours] of Object.entries(field.reference?.dependsOn ?? {})) {
    check(ours, placeOf(node, 'x-field', 'reference', 'dependsOn', theirs));
  }
  const target = field.reference && all.get(field.reference.entity);
  if (field.reference?.acyclic && target?.name !== entity.name) {
    diagnostics.add('bad-reference', placeOf(node, 'x-field', 'reference', 'acyclic'), `\`acyclic\` is for references of \`${entity.name}\` to itself.`, 'remove `acyclic`');
  }
  for (const [keyword, names] of [['dependsOn', field.reference?.dependsOn], ['filter', field.reference?.filter]] as const) {
    for (const theirs of Object.keys(names ?? {})) {
      if (target && !fieldAt(target, theirs, all)) {
        diagnostics.add('unknown-field', { ...placeOf(node, 'x-field', 'reference', keyword, theirs), onKey: true }, `\`${theirs}\` is not a field of \`${target.name}\`.`, didYouMean(theirs, fieldPaths(target, all)));
      }
    }
  }
  if (field.copy) {
    const { reference, field: theirs } = field.copy;
    const source = check(reference, placeOf(node, 'x-field', 'copy'));
    const from = source?.reference && all.get(source.reference.entity);
    if (source && !from) diagnostics.add('bad-reference', placeOf(node, 'x-field', 'copy'), `\`${reference}\` refers to nothing that could be copied from.`);
    if (from && !fieldAt(from, theirs, all)) diagnostics.add('unknown-field', placeOf(node, 'x-field', 'copy'), `\`${theirs}\` is not a field of \`${from.name}\`.`, didYouMean(theirs, fieldPaths(from, all)));
  }
  field.computed?.from.forEach((path, index) => check(path, placeOf(node, 'x-field', 'computed', 'from', index)));
  if (field.embed && embedsItself(entity.name, field.embed.entity, all)) {
    diagnostics.add('embed-cycle', placeOf(node, 'x-field', 'embed'), `\`${entity.name}\` would hold itself through \`${field.embed.entity}\`.`);
  }
  if (field.kind === 'object' || field.kind === 'records' || field.kind === 'lines') {
    const { document, path: at } = field.kind === 'object' ? originOf(node, 'properties') : originOf(node, 'items');
    const origin = { document, path: field.kind === 'object' ? at : [...at, 'items'] };
    for (const child of field.fields) {
      const path = [...origin.path, 'properties', child.name];
      const value = path.reduce<unknown>((inside, step) => (inside as Json | undefined)?.[step as string], origin.document.value) as Json | undefined;
      // Items that are a shared definition are checked where they are defined.
      if (!value) continue;
      checkNode({ name: child.name, value: { ...value }, origins: [{ document: origin.document, path }] }, field.fields, entity, all, diagnostics);
    }
  }
}

function dependsOnItself(field: Field, siblings: readonly Field[], trail: readonly string[] = []): boolean {
  if (trail.includes(field.name)) return true;
  return (field.when ? conditionLeaves(field.when) : []).some(({ path }) => {
    const next = siblings.find((candidate) => candidate.name === path.split('.')[0]);
    return next?.when ? dependsOnItself(next, siblings, [...trail, field.name]) : false;
  });
}

function embedsItself(name: string, target: string, all: All, trail: readonly string[] = []): boolean {
  if (target === name) return true;
  if (trail.includes(target)) return false;
  return (all.get(target)?.fields ?? []).some((field) => field.embed !== null && embedsItself(name, field.embed.entity, all, [...trail, target]));
}
