import type { FormSpec } from '#platform/shared/validation/form-spec';
import { isObject } from '#platform/shared/paths';
import { AUDIT_FIELDS } from '../../build/entity';
import type { FormPart } from '../../keywords/field-keyword';
import { saidOf } from '../../keywords/read-keywords';
import type { AlikeRule, Entity, Field, Model, Operation, OutputFile, Transition } from '../../model';
import { isLive } from '../is-live';
import { indent, literal, propertyName, quote } from '../code';
import { conditionCode } from './conditions';

/** `forms/<entity>.gen.ts`: preparation and checks of a record, shared by browser and server. */
export function emitForms(model: Model): OutputFile[] {
  const all = new Map(model.entities.map((entity) => [entity.name, entity]));
  const operations = model.endpoints.flatMap((endpoint) =>
    endpoint.operations.flatMap((operation) => operationForm(operation, model, all)),
  );
  return [
    ...operations,
    ...model.entities.flatMap((entity) => {
      const parts = new FormParts(model, all, `resources.${entity.name}.fields`);
      collectEntity(parts, entity, '', []);
      parts.derive = entity.derive;
      parts.alike.push(...(entity.possibleDuplicates?.rules ?? []));
      return [
        {
          path: `shared/forms/${entity.name}.gen.ts`,
          content: formCode({ name: entity.name, pascal: entity.pascal, key: entity.key.name }, parts),
          sources: [entity.source.file],
        },
        ...(entity.lifecycle?.transitions ?? [])
          .filter(({ inputSchema }) => inputSchema)
          .map((transition) => transitionForm(entity, transition, model, all)),
      ];
    }),
  ];
}

function operationForm(
  { name, pascal, kind, fields, source, button }: Operation,
  model: Model,
  all: ReadonlyMap<string, Entity>,
): OutputFile[] {
  if (!fields) return [];
  // A report has no body: its form is its parameters.
  const part =
    kind === 'report'
      ? { name: `operation-${name}-parameters`, validator: `validate${pascal}Parameters` }
      : { name: `operation-${name}`, validator: `validate${pascal}Body` };
  const labels =
    kind === 'report'
      ? `resources.reportes.${name}.fields`
      : `resources.${button?.entity ?? ''}.actions.${name}.fields`;
  const parts = new FormParts(model, all, labels);
  collectFields(parts, fields, '', []);
  const content = formCode({ ...part, pascal, key: '' }, parts);
  return [{ path: `shared/forms/operation-${name}.gen.ts`, content, sources: [source.file] }];
}

/** File name for the form of a step: `solicitud.autorizar`. */
export function transitionFile(entity: Entity, { name }: Transition): string {
  return `${entity.name}.${name}`;
}

function transitionForm(
  entity: Entity,
  transition: Transition,
  model: Model,
  all: ReadonlyMap<string, Entity>,
): OutputFile {
  const parts = new FormParts(model, all, `resources.${entity.name}.transitions.${transition.name}.fields`);
  parts.readOnly.push('version');
  collectFields(parts, transition.fields, '', [entity.name]);
  if (transition.lines) {
    const { field, key, fields } = transition.lines;
    parts.writable.push(field, `${field}.${key}`);
    collectFields(parts, fields, `${field}.`, [entity.name]);
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
      },
      parts,
    ),
    sources: [entity.source.file],
  };
}

/** Parts of a form, collected while its fields are visited. */
class FormParts {
  readonly writable: string[] = [];
  readonly readOnly: string[] = [];
  readonly visible: Record<string, string> = {};
  readonly required: Record<string, string> = {};
  /** Values contributed by the keywords of the fields, by keys of FormSpec. */
  readonly said: Record<string, unknown> = { writeOnce: [], normalise: {}, valueRules: {} };
  readonly computed: { path: string; fn: string }[] = [];
  readonly recordRules: { rule: string; at: string }[] = [];
  readonly lines: { path: string; key: string; unique: readonly (readonly string[])[] }[] = [];
  readonly examples: Record<string, string> = {};
  readonly defaults: Record<string, unknown> = {};
  readonly rowDefaults: Record<string, Record<string, unknown>> = {};
  readonly notCopied: string[] = [];
  derive: Entity['derive'] = null;
  copies: NonNullable<FormSpec['copies']> = {};
  readonly alike: AlikeRule[] = [];

  /** @param labels prefix of the keys of its fields' labels */
  constructor(
    readonly model: Model,
    readonly all: ReadonlyMap<string, Entity>,
    readonly labels: string,
  ) {}

  /** Merges the contribution of a keyword with earlier ones under the same key. */
  say(part: FormPart): void {
    for (const [key, value] of Object.entries<unknown>(part)) {
      const before = this.said[key];
      if (Array.isArray(value)) this.said[key] = [...(Array.isArray(before) ? before : []), ...(value as unknown[])];
      else if (isObject(value)) this.said[key] = { ...(isObject(before) ? before : {}), ...value };
    }
  }
}

function collectEntity(parts: FormParts, entity: Entity, prefix: string, within: readonly string[]): void {
  if (entity.key.kind === 'serial') parts.readOnly.push(prefix + entity.key.name);
  parts.readOnly.push(...AUDIT_FIELDS.map((name) => prefix + name));
  collectFields(parts, entity.fields, prefix, [...within, entity.name]);
  if (prefix === '') parts.copies = copiesOf(entity);
  for (const { name, computed } of entity.fields.filter((field) => isLive(field, entity)))
    if (computed) parts.computed.push({ path: prefix + name, fn: computed.fn });
  for (const rule of entity.rules) parts.recordRules.push({ rule, at: prefix.replace(/\.$/, '') });
  parts.notCopied.push(...notCopied(entity).map((name) => prefix + name));
}

/** Read-only fields that pickers of the form filter by, with the sources they are copied from. */
function copiesOf({ fields }: Entity): NonNullable<FormSpec['copies']> {
  const needed = new Set(fields.flatMap(({ reference }) => Object.values(reference?.dependsOn ?? {})));
  return Object.fromEntries(
    fields.flatMap(({ name, readOnly, copy }) =>
      readOnly && copy && needed.has(name) ? [[name, copy.map(({ reference, field }) => ({ reference, field }))]] : [],
    ),
  );
}

/** Own fields that a copy of a record does not take over: its unique fields and its folio. */
function notCopied({ key, unique, folio, fields }: Entity): string[] {
  const of = (names: readonly string[]) =>
    names
      .map((name) => fields.find((field) => field.name === name || field.embed?.keyName === name))
      .filter((field) => field !== undefined);
  const names = unique.flatMap((group) => {
    const members = of(group.fields);
    // A copy retains the references of a composite key (the state) and drops the number within them.
    const telling = members.filter(({ reference }) => members.length === 1 || reference === null);
    return (telling.length > 0 ? telling : members.slice(-1)).flatMap(({ name, embed }) =>
      embed ? [name, embed.keyName] : [name],
    );
  });
  return [...new Set([...(key.kind === 'natural' ? [key.name] : []), ...names, ...(folio ? [folio.field] : [])])];
}

/** @param rows path of the list whose rows contain these fields */
function collectFields(
  parts: FormParts,
  fields: readonly Field[],
  prefix: string,
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
    collectField(parts, field, fields, path, prefix, rows);
    if (field.lines) {
      parts.writable.push(`${path}.${field.lines.key}`);
      parts.lines.push({ path, key: field.lines.key, unique: field.lines.unique });
    }
    collectFields(
      parts,
      field.fields,
      `${path}.`,
      within,
      field.kind === 'records' || field.kind === 'lines' ? path : rows,
    );
    const target = field.embed && parts.all.get(field.embed.entity);
    if (field.embed && target && !within.includes(target.name)) {
      const link = prefix + field.embed.keyName;
      parts.writable.push(link);
      if (field.required) parts.required[path] = `!isFilled(valueAt(record, ${quote(link)}))`;
      collectEntity(parts, target, `${path}.`, within);
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
): void {
  const { model, all, labels } = parts;
  parts.writable.push(path);
  if (field.when) parts.visible[path] = conditionCode(field.when, prefix);
  if (field.requiredWhen) parts.required[path] = conditionCode(field.requiredWhen, prefix);
  else if (field.required && field.when) parts.required[path] = conditionCode(field.when, prefix);
  for (const { keyword, value } of saidOf(model.keywords, field, 'form'))
    parts.say(keyword.form?.(value, { field, siblings, path, prefix, rows, labels, all }) ?? {});
  if (field.example !== null) parts.examples[path] = field.example;
  if (field.default === undefined) return;
  if (rows === null) put(parts.defaults, path.split('.'), field.default);
  else put((parts.rowDefaults[rows] ??= {}), path.slice(rows.length + 1).split('.'), field.default);
}

function put(target: Record<string, unknown>, [head, ...rest]: readonly string[], value: unknown): void {
  if (head === undefined) return;
  if (rest.length === 0) target[head] = value;
  else put((target[head] ??= {}) as Record<string, unknown>, rest, value);
}

function formCode(
  {
    name,
    pascal,
    key,
    validator = `validate${pascal}`,
  }: { name: string; pascal: string; key: string; validator?: string },
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
  const { notCopied: more = [], ...others } = parts.said;
  const left = new Map(Object.entries(others));
  /** Code of the keywords' contributions under a key. */
  const said = (of: string) => {
    const value = left.get(of);
    left.delete(of);
    return value === undefined ? [] : [`  ${of}: ${nested(value)},`];
  };
  return [
    `import type { FormSpec } from '#platform/shared/validation/form-spec';`,
    ...(helpers.length > 0 ? [`import { ${helpers.join(', ')} } from '#platform/shared/paths';`] : []),
    `import { ${validator} } from '../validators/${name}.gen';`,
    '',
    `export const ${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}Form: FormSpec = {`,
    `  validate: ${validator},`,
    `  key: ${quote(key)},`,
    `  writable: new Set(${nested(parts.writable)}),`,
    `  readOnly: new Set(${nested(parts.readOnly)}),`,
    ...said('writeOnce'),
    ...said('normalise'),
    `  visible: ${predicates(parts.visible)},`,
    `  required: ${predicates(parts.required)},`,
    ...said('valueRules'),
    `  recordRules: ${nested(parts.recordRules)},`,
    ...said('comparisons'),
    ...said('emptyIs'),
    ...said('fills'),
    ...(Object.keys(parts.copies).length > 0 ? [`  copies: ${nested(parts.copies)},`] : []),
    ...(parts.computed.length > 0 ? [`  computed: ${nested(parts.computed)},`] : []),
    ...(parts.derive ? [`  derive: ${nested(parts.derive)},`] : []),
    ...(parts.alike.length > 0 ? [`  alike: ${nested(parts.alike)},`] : []),
    `  lines: ${nested(parts.lines)},`,
    ...said('rowKeys'),
    `  examples: ${nested(parts.examples)},`,
    `  defaults: ${nested(parts.defaults)},`,
    ...said('starts'),
    ...said('startsFrom'),
    `  rowDefaults: ${nested(parts.rowDefaults)},`,
    `  notCopied: ${nested([...parts.notCopied, ...(Array.isArray(more) ? more : [])])},`,
    // Remaining keys, in the order in which the fields contribute them.
    ...[...left.keys()].flatMap(said),
    '};',
    '',
  ].join('\n');
}
