import { mergedBy } from '../../build/merged-by';
import { entityNamed } from '../lookup';
import type { Entity, Field, Model, Reference, Template } from '../../model';
import { indent, quote } from '../code';
import { camelCase } from '../../names';
import { labelledByThemselves, labelledReferences } from './sort-columns';
import { inTemplate } from './text';
import { columnProperty, sortsAsText, storedFields } from './stored-fields';

/** One reference of an entity as code: the aliased tables of its joins, and its descriptor. */
export interface ReferenceCode {
  readonly aliases: readonly string[];
  readonly descriptor: string;
  /** Entities whose tables are imported. */
  readonly uses: readonly Entity[];
  readonly helpers: readonly ('sql' | 'eq' | 'alias')[];
}

/** Returns the references that are columns of the entity and have a label in responses. */
export function referenceCodes(entity: Entity, model: Model): ReferenceCode[] {
  return labelledReferences(entity, model).map(({ field, label, target }) =>
    referenceCode(entity, field, label, target, model),
  );
}

interface Part {
  readonly expression: string;
  readonly kind: Field['kind'];
  readonly words: boolean;
}

function referenceCode(entity: Entity, field: Field, label: string, target: Entity, model: Model): ReferenceCode {
  if (labelledByThemselves(field, model)) return ownLabelCode(entity, field, label, target);
  // Every reference joins under its own alias, because two may refer to the same table, or to this one.
  const name = `${camelCase(field.name)}Target`;
  const aliases = [`const ${name} = alias(${target.camel}, ${quote(`${entity.table}_${field.column}`)});`];
  const joins = [`{ table: ${name}, on: eq(${name}.${target.key.name}, ${entity.camel}.${field.name}) },`];
  const uses = [target];
  const parts = new Map<string, Part>();

  for (const path of pathsOf(target.label)) {
    const [head = '', tail] = path.split('.');
    const own = storedFields(target).find((candidate) => candidate.name === head);
    if (own && !own.embed) {
      parts.set(path, { expression: `${name}.${columnProperty(own)}`, kind: own.kind, words: sortsAsText(own) });
      continue;
    }
    const embedded = entityNamed(model, own?.embed?.entity);
    const inner = embedded && storedFields(embedded).find((candidate) => candidate.name === tail);
    if (!own?.embed || !embedded || !inner) continue;
    const inside = `${name}${embedded.pascal}`;
    if (!uses.includes(embedded)) {
      uses.push(embedded);
      aliases.push(
        `const ${inside} = alias(${embedded.camel}, ${quote(`${entity.table}_${field.column}_${embedded.table}`)});`,
      );
      joins.push(`{ table: ${inside}, on: eq(${inside}.${embedded.key.name}, ${name}.${own.embed.keyName}) },`);
    }
    parts.set(path, { expression: `${inside}.${inner.name}`, kind: inner.kind, words: sortsAsText(inner) });
  }
  const order = [...parts.values()]
    .map(({ expression, words }) => `{ column: ${expression}, words: ${String(words)} }`)
    .join(', ');
  const descriptor = [
    '{',
    indent(
      [
        `field: ${quote(field.name)},`,
        `label: ${quote(label)},`,
        `entity: ${quote(target.name)},`,
        `column: ${entity.camel}.${field.name},`,
        joins.length === 1 ? `joins: [${joins[0]!.slice(0, -1)}],` : `joins: [\n${indent(joins.join('\n'))}\n],`,
        `text: ${textCode(target.label, parts)},`,
        `order: [${order}],`,
        ...(parts.size === 1 && [...parts.values()][0]!.kind === 'datetime' ? ['moment: true,'] : []),
        ...mergeLines(field.reference!, target),
        ...(field.reference!.closed ? ['closed: true,'] : []),
        ...secretLines(target, model),
      ].join('\n'),
    ),
    '},',
  ].join('\n');
  return { aliases, descriptor, uses, helpers: ['alias', 'eq', 'sql'] };
}

function mergeLines({ merges, follows }: Reference, target: Entity): string[] {
  if (merges) return ['merges: true,'];
  return follows && mergedBy(target) ? ['follows: true,'] : [];
}

/** Fields in a reference's label that need a permission to read. */
function secretLines(target: Entity, model: Model): string[] {
  const secrets = pathsOf(target.label).flatMap((path) => {
    const [head, tail = ''] = path.split('.');
    const field = storedFields(target).find((candidate) => candidate.name === head);
    const inner = entityNamed(model, field?.embed?.entity)?.fields.find(({ name }) => name === tail);
    return [field?.sensitive, inner?.sensitive].flatMap((sensitive) => {
      if (!sensitive) return [];
      const { permission, show } = sensitive;
      const shown = show === null || show === 'initial' ? show : (show[tail] ?? null);
      return shown === 'whole' ? [] : [{ permission, initial: shown === 'initial' }];
    });
  });
  if (secrets.length === 0) return [];
  const permissions = [...new Set(secrets.map(({ permission }) => permission))];
  return [
    `secrets: [${permissions.map((permission) => `{ permission: ${quote(permission)}, beside: ${quote(target.permissions.get)} }`).join(', ')}],`,
    ...(secrets.every(({ initial }) => initial) ? ['initial: true,'] : []),
  ];
}

/** Label of a record that is named by its key: the label is the reference itself, so no join is needed. */
function ownLabelCode(entity: Entity, field: Field, label: string, target: Entity): ReferenceCode {
  const column = `${entity.camel}.${field.name}`;
  const lines = [
    `field: ${quote(field.name)},`,
    `label: ${quote(label)},`,
    `entity: ${quote(target.name)},`,
    `column: ${column},`,
    'joins: [],',
    `text: sql\`\${${column}}\`,`,
    `order: [{ column: ${column}, words: ${String(sortsAsText(field))} }],`,
  ];
  return { aliases: [], descriptor: `{\n${indent(lines.join('\n'))}\n},`, uses: [], helpers: ['sql'] };
}

function pathsOf(template: Template): string[] {
  return template.parts.flatMap((part) => ('path' in part ? [part.path] : []));
}

/** Returns a part of the label as SQL text. Moments use ISO 8601, because the reader's time zone is unknown here. */
function partCode({ expression, kind }: Part): string {
  if (kind === 'date') return `to_char(\${${expression}}::date, 'DD-MM-YYYY')`;
  if (kind === 'datetime') return `to_char(\${${expression}} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return `\${${expression}}`;
}

/** Returns the label as SQL: null when the reference is null. Empty parts leave no gap. */
function textCode(template: Template, parts: ReadonlyMap<string, Part>): string {
  const known = template.parts.filter((part) => 'literal' in part || parts.has(part.path));
  const expression = (path: string) => partCode(parts.get(path)!);
  const paths = known.flatMap((part) => ('path' in part ? [part.path] : []));
  if (known.length === 1 && paths.length === 1) return `sql\`${expression(paths[0]!)}\``;
  if (known.every((part) => 'path' in part || part.literal === ' ')) {
    return `sql\`nullif(concat_ws(' ', ${paths.map(expression).join(', ')}), '')\``;
  }
  // The first part is null when no row was joined, and makes the whole label null.
  const first = paths[0];
  const pieces = known.map((part) =>
    'literal' in part
      ? inTemplate(`'${part.literal.replaceAll("'", "''")}'`)
      : part.path === first
        ? expression(part.path)
        : `coalesce(${expression(part.path)}::text, '')`,
  );
  return `sql\`${pieces.join(' || ')}\``;
}
