import type { Entity, Field, Model, OutputFile, Reference, Sensitive, Template } from '../../model';
import { POSITION } from '#platform/shared/merge/line-position';
import { MAX_ROWS } from '#platform/shared/most-rows';
import { fieldAt } from '../../build/field-at';
import { bulkFields } from '../../bulk-fields';
import { lineEntities, type LineEntity } from '../line-entity';
import { constantCase } from '../../names';
import { indent, literal, propertyName, quote } from '../code';
import { exclusionName } from './exclusions';
import { labelPaths, templateCode } from '../label';
import { conditionCode } from '../shared/conditions';
import { entityNamed } from '../lookup';
import { inverseCodes, type InverseCode } from './inverse-code';
import { referenceCodes, type ReferenceCode } from './reference-code';
import { searchedPaths, searchExpression, soundExpression } from './search-column';
import { isScalar, sortedFields } from './sort-columns';
import { columnProperty, storedFields } from './stored-fields';
import { digestedFields, digestedLineFields, sealedStates } from './sealed-fields';
import { signedFields } from './signed-fields';
import { identifier } from './text';

/**
 * `server/resources/<name>.gen.ts`: the descriptor of one entity, or of a child table.
 *
 * @param owner entity whose form contains the rows of a child table
 */
export function resourceFile(entity: Entity, model: Model, owner: Entity = entity): OutputFile {
  const references = referenceCodes(entity, model);
  const lines = lineEntities(entity);
  const nested = nestedReferences(entity, model);
  const released = releasedReferences(entity);
  const inverses = inverseCodes(entity, model);
  const embeds = storedFields(entity).filter((field) => field.embed !== null);
  const counted = counts(entity, model);
  const body = [
    `name: ${quote(entity.name)},`,
    `path: ${quote(entity.path)},`,
    `table: ${entity.camel},`,
    `key: { name: ${quote(entity.key.name)}, column: ${entity.camel}.${entity.key.name}, kind: ${quote(entity.key.kind)}, type: ${quote(entity.key.type)} },`,
    `form: ${owner.camel}Form,`,
    list(
      'fields',
      storedFields(entity)
        .filter((field) => field.embed === null)
        .map((field) => fieldCode(entity, field, owner)),
    ),
    list(
      'computed',
      entity.fields.flatMap((field) =>
        field.computed
          ? [
              `{ name: ${quote(field.name)}, fn: ${quote(field.computed.fn)}, from: ${literal(field.computed.from, 200)} },`,
            ]
          : [],
      ),
    ),
    list(
      'counts',
      counted.map(({ code }) => code),
    ),
    list(
      'embeds',
      embeds.map((field) => embedCode(entity, field, model)),
    ),
    list(
      'references',
      references.map(({ descriptor }) => descriptor),
    ),
    list('lines', lines.map(lineCode)),
    list(
      'nested',
      nested.map(({ code }) => code),
    ),
    ...(released.length > 0 ? [`released: ${literal(released, 200)},`] : []),
    list('narrowed', narrowedReferences(entity)),
    searchCode(entity, model),
    `title: ${labelCode(entity, entity.label, model)},`,
    `detail: ${entity.detail ? labelCode(entity, entity.detail, model) : 'null'},`,
    `sort: ${literal(entity.sort)},`,
    `pageSize: ${entity.paged ? entity.pageSize : MAX_ROWS},`,
    `totals: ${literal(totalsOf(entity))},`,
    `unique: ${uniqueCode(entity)},`,
    ...(entity.exclusive.length > 0
      ? [
          `exclusive: ${literal(Object.fromEntries(entity.exclusive.map((each) => [exclusionName(entity, each), each.by])))},`,
        ]
      : []),
    `operations: ${literal(entity.operations)},`,
    `permissions: ${literal(entity.permissions, 200)},`,
    `scope: ${literal(entity.scope)},`,
    `writeScope: ${literal(entity.writeScope)},`,
    `commonTo: ${literal(entity.commonTo)},`,
    ...(entity.alsoReachedBy.length > 0 ? [`alsoReachedBy: ${literal(entity.alsoReachedBy, 200)},`] : []),
    `reachedThrough: ${literal(entity.reachedThrough)},`,
    `softDelete: ${String(entity.softDelete)},`,
    ...(entity.closed ? [`closed: ${literal(entity.closed)},`] : []),
    ...(entity === owner && entity.view === null ? holdsCode(entity) : []),
    `auditReads: ${String(entity.auditReads)},`,
    ...(entity.views.length > 0
      ? [
          list(
            'views',
            entity.views.map(({ id, filter }) => `${literal({ id, filter }, 200)},`),
          ),
        ]
      : []),
    ...(entity.attachments ? [`attachments: ${literal(entity.attachments, 200)},`] : []),
    ...(entity.comments && entity === owner
      ? [`comments: ${literal({ write: entity.comments.write ?? entity.permissions.get })},`]
      : []),
    `lifecycle: ${entity.lifecycle ? `${entity.camel}Lifecycle` : 'null'},`,
    `folio: ${literal(entity.folio)},`,
    ...(entity.signature ? [`signature: ${literal(signatureOf(entity), 200)},`] : []),
    ...(sealedStates(entity).length > 0 ? [`seal: ${literal(sealOf(entity, model), 200)},`] : []),
    ...(entity.triggers.length > 0 ? [list('triggers', triggerCodes(entity))] : []),
    ...(entity.view === null ? [] : ['view: true,']),
    ...(entity.follows ? [`follows: ${quote(entity.follows.entity)},`] : []),
    `derive: ${literal(entity.derive?.fn ?? null)},`,
    `copies: ${literal(copies(entity))},`,
    ...(inverses.length > 0
      ? [
          list(
            'inverses',
            inverses.map(({ code }) => code),
          ),
        ]
      : []),
    ...(relatedCodes(entity).length > 0 ? [list('related', relatedCodes(entity))] : []),
    ...(entity.listParameters.length > 0
      ? [
          list(
            'listParameters',
            entity.listParameters.map(({ description: _, ...parameter }) => `${literal(parameter, 200)},`),
          ),
        ]
      : []),
    ...(among(entity).length > 0 ? [list('among', among(entity))] : []),
  ];
  const aliases = references.flatMap((reference) => reference.aliases);
  const content = `${importLines({ entity, owner, references, nested: [...nested, ...counted].map(({ target }) => target), inverses, embeds, lines }, model)}
${aliases.length > 0 ? `\n${aliases.join('\n')}\n` : ''}
export const ${entity.camel}Resource: Resource = {
${indent(body.join('\n'))}
};
`;
  return { path: `server/resources/${entity.name}.gen.ts`, content, sources: [entity.source.file] };
}

function list(name: string, items: readonly string[]): string {
  return items.length === 0 ? `${name}: [],` : `${name}: [\n${indent(items.join('\n'))}\n],`;
}

function fieldCode(entity: Entity, field: Field, owner: Entity): string {
  const scalarItem = field.item && isScalar(field.item) ? field.item.kind : null;
  const inside = field.kind === 'object' ? field.fields.filter(isScalar) : [];
  return `{ ${[
    `name: ${quote(field.name)}`,
    `kind: ${quote(field.kind)}`,
    `column: ${entity.camel}.${columnProperty(field)}`,
    ...(field.enumType ? [`options: ${constantOf(field)}`] : []),
    ...(enumNameOf(field) ? [`enumName: ${quote(enumNameOf(field)!)}`] : []),
    ...(scalarItem ? [`item: ${quote(scalarItem)}`] : []),
    ...(inside.length > 0
      ? [`inside: { ${inside.map((child) => `${propertyName(child.name)}: ${quote(child.kind)}`).join(', ')} }`]
      : []),
    ...(field.file ? ['file: true'] : []),
    ...(field.generated ? ['generated: true'] : []),
    ...(bulkFields(entity).includes(field) ? ['bulk: true'] : []),
    ...(field.blank ? ['blank: true'] : []),
    ...(field.sensitive ? [`secrets: [${secretCode(field.sensitive, owner)}]`] : []),
    ...(field.sensitive?.show === 'initial' ? ['initial: true'] : []),
  ].join(', ')} },`;
}

/** Returns the permission that a field needs in addition to that of its record. */
function secretCode({ permission }: Sensitive, { permissions }: Entity): string {
  return `{ permission: ${quote(permission)}, beside: ${quote(permissions.get)} }`;
}

function enumNameOf(field: Field): string | null {
  return field.enumType?.name ?? field.item?.enumType?.name ?? null;
}

/** Number fields whose column declares a total. */
function totalsOf(entity: Entity): string[] {
  return storedFields(entity)
    .filter((field) => field.list?.total === true && (field.kind === 'integer' || field.kind === 'number'))
    .map(({ name }) => name);
}

/** Name of the array of codes in `generated/shared/enums.gen.ts`. */
function constantOf(field: Field): string {
  return constantCase(field.enumType?.name ?? '');
}

function embedCode(entity: Entity, field: Field, model: Model): string {
  const target = model.entities.find((candidate) => candidate.name === field.embed?.entity);
  if (!field.embed || !target) return '';
  const { keyName } = field.embed;
  const resource = field.sensitive
    ? `guarded(${target.camel}Resource, ${secretCode(field.sensitive, entity)}, ${literal(field.sensitive.show ?? {}, 200)})`
    : `${target.camel}Resource`;
  return `{ name: ${quote(field.name)}, keyName: ${quote(keyName)}, column: ${entity.camel}.${keyName}, required: ${String(field.required)}, resource: ${resource}${field.sensitive ? `, secrets: [${secretCode(field.sensitive, entity)}]` : ''} },`;
}

function lineCode({ field, entity, parent }: LineEntity): string {
  const resource = `${entity.camel}Resource`;
  return `{ name: ${quote(field.name)}, link: ${quote(parent.key.name)}, parent: ${entity.camel}.${parent.key.name}, position: ${entity.camel}.${POSITION}, unique: ${literal(field.lines?.unique ?? [])}, resource: ${resource} },`;
}

function counts(entity: Entity, model: Model): NestedCode[] {
  return entity.fields.flatMap(({ name, count }) => {
    const target = entityNamed(model, count?.entity);
    if (!count || !target) return [];
    const property = (path: string) =>
      `${target.camel}.${columnProperty(target.fields.find((field) => field.name === path)!)}`;
    const where = Object.entries(count.where).map(
      ([path, values]) => `{ column: ${property(path)}, values: ${literal(values)} }`,
    );
    return [
      {
        code: `{ name: ${quote(name)}, table: ${target.camel}, column: ${property(count.field)}, where: [${where.join(', ')}] },`,
        target,
      },
    ];
  });
}

function copies({ fields }: Entity): Record<string, unknown>[] {
  return fields.flatMap(({ name, copy }) =>
    (copy ?? []).flatMap((source) => {
      const reference = fields.find((field) => field.name === source.reference)?.reference;
      return reference
        ? [{ field: name, reference: source.reference, entity: reference.entity, from: source.field }]
        : [];
    }),
  );
}

/** Signature of a document: its fields and the content that it covers. */
function signatureOf(entity: Entity): Record<string, unknown> {
  const names = (of: Entity) => signedFields(of).map(({ name }) => name);
  return {
    ...entity.signature,
    content: names(entity),
    lines: Object.fromEntries(
      lineEntities(entity).map(({ field, entity: line, parent }) => [
        field.name,
        names(line).filter((name) => name !== parent.key.name && name !== POSITION),
      ]),
    ),
  };
}

/** States in which a document has taken effect, and the fields of its digest in the audit trail. */
function sealOf(entity: Entity, model: Model): Record<string, unknown> {
  return {
    states: sealedStates(entity),
    content: digestedFields(entity, model).map(({ name }) => name),
    lines: Object.fromEntries(
      lineEntities(entity).map((line) => [line.field.name, digestedLineFields(line).map(({ name }) => name)]),
    ),
  };
}

function triggerCodes({ triggers, fields }: Entity): string[] {
  return triggers.map(({ on, of, step, when }) => {
    const target = fields.find(({ name }) => name === of)!.reference!.entity;
    const condition = when ? `, when: (record) => ${conditionCode(when)}` : '';
    return `{ on: ${quote(on)}, of: ${quote(of)}, entity: ${quote(target)}, step: ${quote(step)}${condition} },`;
  });
}

/** Fields whose values must exist in another catalogue. */
function among({ fields }: Entity): string[] {
  return fields.flatMap(({ name, kind, among: from }) =>
    from
      ? [
          `${literal({ field: name, kind: kind === 'list' ? 'list' : 'column', entity: from.entity, from: from.field }, 200)},`,
        ]
      : [],
  );
}

/** Related records that refer to this one, and the fields of them that are returned. */
function relatedCodes(entity: Entity): string[] {
  return entity.fields.flatMap(({ name, related: of, fields }) =>
    of
      ? [
          `${literal({ name, entity: of.entity, by: of.by, ...(Object.keys(of.where).length > 0 ? { where: of.where } : {}), fields: fields.map((field) => field.name) }, 200)},`,
        ]
      : [],
  );
}

/** References restricted by a picker, including nested ones. The server checks writes against the same restriction. */
function narrowedReferences(entity: Entity): string[] {
  return entity.fields
    .filter(({ computed, related }) => computed === null && related === null)
    .flatMap((field) => {
      const inside = innerReferences(field);
      const places =
        inside.length > 0
          ? inside.map((place) => ({ ...place, kind: field.kind }))
          : [{ kind: 'column', path: field.name, reference: field.reference }];
      return places.flatMap(({ kind, path, reference }) => {
        if (
          !reference ||
          (Object.keys(reference.dependsOn).length === 0 &&
            Object.keys(reference.filter).length === 0 &&
            !reference.acyclic)
        )
          return [];
        const { entity: target, dependsOn, filter, acyclic } = reference;
        return [`${literal({ path, kind, entity: target, dependsOn, filter, acyclic }, 200)},`];
      });
    });
}

interface NestedCode {
  readonly code: string;
  readonly target: Entity;
}

/** References inside a jsonb field or lines; none for a plain column. */
function innerReferences(field: Field): { path: string; reference: Reference | null }[] {
  if (field.kind === 'list' && field.item) return [{ path: field.name, reference: field.item.reference }];
  if (field.kind !== 'object' && field.kind !== 'records' && field.kind !== 'lines') return [];
  return field.fields.map((child) => ({ path: `${field.name}.${child.name}`, reference: child.reference }));
}

function nestedReferences(entity: Entity, model: Model): NestedCode[] {
  return entity.fields
    .filter(({ computed, related }) => computed === null && related === null)
    .flatMap((field) => {
      return innerReferences(field).flatMap(({ path, reference }) => {
        const target = entityNamed(model, reference?.entity);
        if (!target) return [];
        const column = field.kind === 'lines' ? 'null' : `${entity.camel}.${field.name}`;
        const code = `{ path: ${quote(path)}, kind: ${quote(field.kind)}, entity: ${quote(target.name)}, column: ${column}, target: { table: ${target.camel}, key: ${target.camel}.${target.key.name} } },`;
        return [{ code, target }];
      });
    });
}

/** Emits `holds`. Records without final states that cannot be deleted are history and do not hold anything. */
function holdsCode({ camel, holds, lifecycle, ledger, softDelete, operations }: Entity): string[] {
  const isHistory = ledger !== null || (!lifecycle && !softDelete && !operations.includes('delete'));
  if (holds === false || (holds === null && isHistory)) return ['holds: false,'];
  if (holds === null) return [];
  const [keyword, field] = Object.entries(holds)[0]!;
  return [`holds: { ${keyword}: ${camel}.${field} },`];
}

/**
 * References that do not prevent deactivation of their target: stamps of a lifecycle, the owner of a record, and those that the schema
 * releases.
 */
function releasedReferences(entity: Entity): string[] {
  const { fields, lifecycle, scope } = entity;
  const stamps = [
    lifecycle?.stamps ?? {},
    ...(lifecycle?.transitions ?? []).map((transition) => transition.stamps),
  ].flatMap((stamped) => Object.keys(stamped));
  const free = new Set([...stamps, ...(scope.propio ?? [])]);
  return fields.flatMap((field) => {
    const inside = innerReferences(field);
    const places = inside.length > 0 ? inside : [{ path: field.name, reference: field.reference }];
    return places.flatMap(({ path, reference }) => (reference && (!reference.holds || free.has(path)) ? [path] : []));
  });
}

/**
 * Returns code: `(record, timeZone) => textOf`…``, with days and moments in readable form. Options are omitted, because only the browser
 * has their texts.
 */
function labelCode(entity: Entity, template: Template, model: Model): string {
  const all = new Map(model.entities.map((each) => [each.name, each]));
  const code = templateCode(template, (path) => {
    const value = `valueAt(record, ${quote(path)})`;
    const kind = fieldAt(entity, path, all)?.kind;
    if (kind === 'enum') return 'null';
    if (kind === 'date') return `displayDate(${value})`;
    return kind === 'datetime' ? `zonedMoment(${value}, timeZone)` : value;
  });
  return `(record${code.includes('timeZone') ? ', timeZone' : ''}) => ${code}`;
}

function searchCode(entity: Entity, model: Model): string {
  const own = searchExpression(entity, model) === null ? 'null' : `${entity.camel}.busqueda`;
  const embeds = entity.fields.filter(
    (field) => field.embed !== null && entity.search.some((path) => path.startsWith(`${field.name}.`)),
  );
  const fields =
    own === 'null'
      ? []
      : [...new Set(searchedPaths(entity, model).map((path) => path.split('.')[0]!))].filter((name) =>
          storedFields(entity).some((field) => field.name === name && !field.embed),
        );
  const sounds = soundExpression(entity) === null ? 'null' : `${entity.camel}.busquedaSonido`;
  const dates = searchedPaths(entity, model).flatMap((path) =>
    storedFields(entity)
      .filter(({ name, kind }) => name === path && kind === 'date')
      .map(({ name }) => `${entity.camel}.${name}`),
  );
  const names = sortedFields(entity, model)
    .filter(({ name, kind, embed }) => kind === 'text' && embed === null && searchedPaths(entity, model).includes(name))
    .map((field) => `${entity.camel}.${columnProperty(field)}`);
  return `search: { own: ${own}, sounds: ${sounds}, dates: [${dates.join(', ')}], names: [${names.join(', ')}], fields: ${literal(fields, 200)}, embeds: ${literal(embeds.map((field) => field.name))} },`;
}

/** Constraint names as generated by the tables' emitter and PostgreSQL. */
function uniqueCode(entity: Entity): string {
  const columnOf = (name: string) => {
    const field = storedFields(entity).find(
      (candidate) => columnProperty(candidate) === name || candidate.name === name,
    );
    return field?.embed?.column ?? field?.column ?? name;
  };
  const keys = entity.unique.map(
    ({ fields }) => [identifier(entity.table, ...fields.map(columnOf), 'key'), fields] as const,
  );
  return literal(
    Object.fromEntries([
      ...(entity.key.kind === 'natural' ? [[`${entity.table}_pkey`, [entity.key.name]] as const] : []),
      ...keys,
    ]),
  );
}

interface Used {
  readonly entity: Entity;
  readonly owner: Entity;
  readonly references: readonly ReferenceCode[];
  readonly nested: readonly Entity[];
  readonly inverses: readonly InverseCode[];
  readonly embeds: readonly Field[];
  readonly lines: readonly LineEntity[];
}

function importLines({ entity, owner, references, nested, inverses, embeds, lines }: Used, model: Model): string {
  const has = (helper: 'sql' | 'eq' | 'alias') => references.some(({ helpers }) => helpers.includes(helper));
  const operators = (['eq', 'sql'] as const).filter(
    (helper) => has(helper) || (helper === 'sql' && inverses.length > 0),
  );
  const children = lines.map((child) => child.entity);
  const tables = new Map(
    [
      entity,
      ...references.flatMap(({ uses }) => uses),
      ...nested,
      ...inverses.map(({ target }) => target),
      ...children,
    ].map((used) => [used.name, used]),
  );
  const enums = [
    ...new Set(
      storedFields(entity)
        .filter((field) => field.enumType && field.kind !== 'list')
        .map(constantOf),
    ),
  ].toSorted();
  const embedded = embeds.flatMap((field) =>
    model.entities.filter((candidate) => candidate.name === field.embed?.entity),
  );
  const byName = (a: Entity, b: Entity) => (a.name < b.name ? -1 : 1);
  const all = new Map(model.entities.map((each) => [each.name, each]));
  const labelKinds = [...labelPaths(entity.label), ...labelPaths(entity.detail)].map(
    (path) => fieldAt(entity, path, all)?.kind ?? '',
  );
  return [
    ...(operators.length > 0 ? [`import { ${operators.join(', ')} } from 'drizzle-orm';`] : []),
    ...(has('alias') ? ["import { alias } from 'drizzle-orm/pg-core';"] : []),
    ...(enums.length > 0 ? [`import { ${enums.join(', ')} } from '../../shared/enums.gen';`] : []),
    `import { ${owner.camel}Form } from '../../shared/forms/${owner.name}.gen';`,
    ...(entity.lifecycle
      ? [`import { ${entity.camel}Lifecycle } from '../../shared/lifecycles/${entity.name}.gen';`]
      : []),
    `import { ${entity.triggers.some(({ when }) => when && conditionCode(when).includes('isFilled(')) ? 'isFilled, ' : ''}valueAt } from '#platform/shared/paths';`,
    ...(labelKinds.includes('date') ? ["import { displayDate } from '#platform/shared/dates/days';"] : []),
    ...(labelKinds.includes('datetime') ? ["import { zonedMoment } from '#platform/shared/dates/moments';"] : []),
    "import { textOf } from '#platform/shared/text/text-of';",
    `import ${embeds.some(({ sensitive }) => sensitive) ? '{ guarded, type Resource }' : 'type { Resource }'} from '#platform/server/entity/resource';`,
    ...[...tables.values()]
      .toSorted(byName)
      .map((used) => `import { ${used.camel} } from '../tables/${used.name}.gen';`),
    ...[...new Set([...embedded, ...children])]
      .toSorted(byName)
      .map((used) => `import { ${used.camel}Resource } from './${used.name}.gen';`),
  ].join('\n');
}
