import { AUDIT_FIELDS } from '../../build/entity';
import type { FarStart, Start } from '../../../../src/shared/form-spec';
import { ownKind } from '../../build/own-kind';
import type { AlikeRule, Entity, Field, Model, Operation, OutputFile, Transition } from '../../model';
import { isLive } from '../is-live';
import { indent, literal, propertyName, quote } from '../code';
import { conditionCode } from './conditions';

/** `forms/<entity>.gen.ts`: how a record of the entity is prepared and checked, in browser and server alike. */
export function emitForms(model: Model): OutputFile[] {
  const all = new Map(model.entities.map((entity) => [entity.name, entity]));
  const operations = model.endpoints.flatMap((endpoint) =>
    endpoint.operations.flatMap((operation) => operationForm(operation, all)),
  );
  return [
    ...operations,
    ...model.entities.flatMap((entity) => {
      const parts = new FormParts();
      collectEntity(parts, entity, '', all, []);
      parts.derive = entity.derive;
      parts.alike.push(...(entity.possibleDuplicates?.rules ?? []));
      return [
        {
          path: `shared/forms/${entity.name}.gen.ts`,
          content: formCode(
            {
              name: entity.name,
              pascal: entity.pascal,
              key: entity.key.name,
              labels: `resources.${entity.name}.fields`,
            },
            parts,
          ),
          sources: [entity.source.file],
        },
        ...(entity.lifecycle?.transitions ?? [])
          .filter(({ inputSchema }) => inputSchema)
          .map((transition) => transitionForm(entity, transition, all)),
      ];
    }),
  ];
}

function operationForm(
  { name, pascal, kind, fields, source, button }: Operation,
  all: ReadonlyMap<string, Entity>,
): OutputFile[] {
  if (!fields) return [];
  const parts = new FormParts();
  collectFields(parts, fields, '', all, []);
  // A report has no body: its form is its parameters.
  const part =
    kind === 'report'
      ? { name: `operation-${name}-parameters`, validator: `validate${pascal}Parameters` }
      : { name: `operation-${name}`, validator: `validate${pascal}Body` };
  const labels =
    kind === 'report'
      ? `resources.reportes.${name}.fields`
      : `resources.${button?.entity ?? ''}.actions.${name}.fields`;
  const content = formCode({ ...part, pascal, key: '', labels }, parts);
  return [{ path: `shared/forms/operation-${name}.gen.ts`, content, sources: [source.file] }];
}

/** Name of the files that belong to the form of a transition: `solicitud.autorizar`. */
export function transitionFile(entity: Entity, { name }: Transition): string {
  return `${entity.name}.${name}`;
}

function transitionForm(entity: Entity, transition: Transition, all: ReadonlyMap<string, Entity>): OutputFile {
  const parts = new FormParts();
  parts.readOnly.push('version');
  collectFields(parts, transition.fields, '', all, [entity.name]);
  if (transition.lines) {
    const { field, key, fields } = transition.lines;
    parts.writable.push(field, `${field}.${key}`);
    collectFields(parts, fields, `${field}.`, all, [entity.name]);
    parts.lines.push({ path: field, key, unique: [] });
  }
  const name = transitionFile(entity, transition);
  return {
    path: `shared/forms/${name}.gen.ts`,
    content: formCode(
      {
        name,
        pascal: transition.pascal,
        key: transition.lines?.key ?? entity.key.name,
        labels: `resources.${entity.name}.transitions.${transition.name}.fields`,
      },
      parts,
    ),
    sources: [entity.source.file],
  };
}

class FormParts {
  readonly writable: string[] = [];
  readonly readOnly: string[] = [];
  readonly writeOnce: string[] = [];
  readonly normalise: Record<string, readonly string[]> = {};
  readonly visible: Record<string, string> = {};
  readonly required: Record<string, string> = {};
  readonly valueRules: Record<string, string> = {};
  readonly comparisons: { path: string; than: string; strict: boolean; kind: 'number' | 'moment' }[] = [];
  readonly emptyIs: Record<string, string> = {};
  readonly fills: Record<string, { fn: string; into: readonly string[] }> = {};
  readonly computed: { path: string; fn: string }[] = [];
  readonly recordRules: { rule: string; at: string }[] = [];
  readonly rowKeys: Record<string, string> = {};
  readonly lines: { path: string; key: string; unique: readonly (readonly string[])[] }[] = [];
  readonly examples: Record<string, string> = {};
  readonly defaults: Record<string, unknown> = {};
  readonly starts: Record<string, Start> = {};
  readonly startsFrom: Record<string, FarStart> = {};
  readonly rowDefaults: Record<string, Record<string, unknown>> = {};
  readonly notCopied: string[] = [];
  derive: Entity['derive'] = null;
  readonly alike: AlikeRule[] = [];
}

function collectEntity(
  parts: FormParts,
  entity: Entity,
  prefix: string,
  all: ReadonlyMap<string, Entity>,
  within: readonly string[],
): void {
  if (entity.key.kind === 'serial') parts.readOnly.push(prefix + entity.key.name);
  parts.readOnly.push(...AUDIT_FIELDS.map((name) => prefix + name));
  collectFields(parts, entity.fields, prefix, all, [...within, entity.name]);
  for (const { name, computed } of entity.fields.filter((field) => isLive(field, entity)))
    if (computed) parts.computed.push({ path: prefix + name, fn: computed.fn });
  for (const rule of entity.rules) parts.recordRules.push({ rule, at: prefix.replace(/\.$/, '') });
  parts.notCopied.push(...notCopied(entity).map((name) => prefix + name));
}

/** Own fields that a copy of a record must not take over: what makes it unique, its number, and its pictures, which belong to one record. */
function notCopied({ key, unique, folio, fields }: Entity): string[] {
  const of = (names: readonly string[]) =>
    names
      .map((name) => fields.find((field) => field.name === name || field.embed?.keyName === name))
      .filter((field) => field !== undefined);
  const names = unique.flatMap((group) => {
    const members = of(group.fields);
    // Of a key of several fields the places stay (the state), what numbers within them goes.
    const telling = members.filter(({ reference }) => members.length === 1 || reference === null);
    return (telling.length > 0 ? telling : members.slice(-1)).flatMap(({ name, embed }) =>
      embed ? [name, embed.keyName] : [name],
    );
  });
  return [
    ...new Set([
      ...(key.kind === 'natural' ? [key.name] : []),
      ...names,
      ...(folio ? [folio.field] : []),
      ...fields.filter(({ file }) => file !== null).map(({ name }) => name),
    ]),
  ];
}

/** @param rows path of the list whose rows these are fields of */
function collectFields(
  parts: FormParts,
  fields: readonly Field[],
  prefix: string,
  all: ReadonlyMap<string, Entity>,
  within: readonly string[],
  rows: string | null = null,
): void {
  for (const field of fields) {
    const path = prefix + field.name;
    if (field.reference?.labelField) parts.readOnly.push(prefix + field.reference.labelField);
    if (field.readOnly) {
      parts.readOnly.push(path);
      continue;
    }
    collectField(parts, field, fields, path, prefix, rows, all);
    if (field.matrix) parts.rowKeys[path] = field.matrix.key;
    if (field.lines) {
      parts.writable.push(`${path}.${field.lines.key}`);
      parts.lines.push({ path, key: field.lines.key, unique: field.lines.unique });
    }
    collectFields(
      parts,
      field.fields,
      `${path}.`,
      all,
      within,
      field.kind === 'records' || field.kind === 'lines' ? path : rows,
    );
    const target = field.embed && all.get(field.embed.entity);
    if (field.embed && target && !within.includes(target.name)) {
      const link = prefix + field.embed.keyName;
      parts.writable.push(link);
      if (field.required) parts.required[path] = `!isFilled(valueAt(record, ${quote(link)}))`;
      collectEntity(parts, target, `${path}.`, all, within);
    }
  }
}

function collectField(
  parts: FormParts,
  field: Field,
  siblings: readonly Field[],
  path: string,
  prefix: string,
  rows: string | null,
  all: ReadonlyMap<string, Entity>,
): void {
  parts.writable.push(path);
  if (field.writeOnce) parts.writeOnce.push(path);
  if (field.normalize.length > 0) parts.normalise[path] = field.normalize;
  if (field.item && field.item.normalize.length > 0) parts.normalise[path] = field.item.normalize;
  if (field.when) parts.visible[path] = conditionCode(field.when, prefix);
  if (field.requiredWhen) parts.required[path] = conditionCode(field.requiredWhen, prefix);
  else if (field.required && field.when) parts.required[path] = conditionCode(field.when, prefix);
  if (field.rule) parts.valueRules[path] = field.rule;
  for (const comparison of field.comparisons)
    parts.comparisons.push({
      path,
      ...comparison,
      kind: field.kind === 'integer' || field.kind === 'number' ? 'number' : 'moment',
    });
  if (field.startsFrom) {
    const { reference, field: theirs } = field.startsFrom;
    const target = siblings.find(({ name }) => name === reference)?.reference;
    if (target) parts.startsFrom[path] = { by: prefix + reference, resource: target.entity, field: theirs };
  }
  if (field.emptyIs !== null) parts.emptyIs[path] = prefix + field.emptyIs;
  if (field.fills) parts.fills[path] = field.fills;
  if (field.example !== null) parts.examples[path] = field.example;
  if (field.defaultFrom) parts.starts[path] = startOf(field, field.defaultFrom, rows, all);
  if (field.default === undefined) return;
  if (rows === null) put(parts.defaults, path.split('.'), field.default);
  else put((parts.rowDefaults[rows] ??= {}), path.slice(rows.length + 1).split('.'), field.default);
}

function startOf(
  { enumType, reference }: Field,
  from: Start['from'],
  rows: string | null,
  all: ReadonlyMap<string, Entity>,
): Start {
  const target = reference && all.get(reference.entity);
  const kind = from === 'mine' && target ? ownKind(target) : null;
  return {
    from,
    ...(kind === null ? {} : { kind }),
    ...(enumType ? { codes: enumType.options.map(({ value }) => value) } : {}),
    ...(rows === null ? {} : { rows }),
  };
}

function put(target: Record<string, unknown>, [head, ...rest]: readonly string[], value: unknown): void {
  if (head === undefined) return;
  if (rest.length === 0) target[head] = value;
  else put((target[head] ??= {}) as Record<string, unknown>, rest, value);
}

/** @param labels what the labels of its fields are found under */
function formCode(
  {
    name,
    pascal,
    key,
    labels,
    validator = `validate${pascal}`,
  }: { name: string; pascal: string; key: string; labels: string; validator?: string },
  parts: FormParts,
): string {
  const predicates = (map: Readonly<Record<string, string>>) => {
    const rows = Object.entries(map).map(
      ([path, code]) => `${propertyName(path)}: ${code === 'true' ? '()' : '(record)'} => ${code},`,
    );
    return rows.length > 0 ? `{\n${indent(rows.join('\n'), 4)}\n  }` : '{}';
  };
  const code = `${JSON.stringify(parts.visible)}${JSON.stringify(parts.required)}`;
  const helpers = ['isFilled', 'valueAt'].filter((helper) => code.includes(`${helper}(`));
  const nested = (value: unknown) => indent(literal(value)).trimStart();
  return [
    `import type { FormSpec } from '../../../src/shared/form-spec';`,
    ...(helpers.length > 0 ? [`import { ${helpers.join(', ')} } from '../../../src/shared/paths';`] : []),
    `import { ${validator} } from '../validators/${name}.gen';`,
    '',
    `export const ${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}Form: FormSpec = {`,
    `  validate: ${validator},`,
    `  key: ${quote(key)},`,
    `  writable: new Set(${nested(parts.writable)}),`,
    `  readOnly: new Set(${nested(parts.readOnly)}),`,
    `  writeOnce: ${nested(parts.writeOnce)},`,
    `  normalise: ${nested(parts.normalise)},`,
    `  visible: ${predicates(parts.visible)},`,
    `  required: ${predicates(parts.required)},`,
    `  valueRules: ${nested(parts.valueRules)},`,
    `  recordRules: ${nested(parts.recordRules)},`,
    ...(parts.comparisons.length > 0
      ? [`  comparisons: ${nested(parts.comparisons.map((comparison) => ({ ...comparison, labels })))},`]
      : []),
    ...(Object.keys(parts.emptyIs).length > 0 ? [`  emptyIs: ${nested(parts.emptyIs)},`] : []),
    ...(Object.keys(parts.fills).length > 0 ? [`  fills: ${nested(parts.fills)},`] : []),
    ...(parts.computed.length > 0 ? [`  computed: ${nested(parts.computed)},`] : []),
    ...(parts.derive ? [`  derive: ${nested(parts.derive)},`] : []),
    ...(parts.alike.length > 0 ? [`  alike: ${nested(parts.alike)},`] : []),
    `  lines: ${nested(parts.lines)},`,
    ...(Object.keys(parts.rowKeys).length > 0 ? [`  rowKeys: ${nested(parts.rowKeys)},`] : []),
    `  examples: ${nested(parts.examples)},`,
    `  defaults: ${nested(parts.defaults)},`,
    ...(Object.keys(parts.starts).length > 0 ? [`  starts: ${nested(parts.starts)},`] : []),
    ...(Object.keys(parts.startsFrom).length > 0 ? [`  startsFrom: ${nested(parts.startsFrom)},`] : []),
    `  rowDefaults: ${nested(parts.rowDefaults)},`,
    `  notCopied: ${nested(parts.notCopied)},`,
    '};',
    '',
  ].join('\n');
}
