import path from 'node:path';
import type { Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import { placeOf, propertyNodes, type Json, type PropertyNode } from '../load/property-node';
import type { SourceDocument } from '../load/source-document';
import type {
  AlikeRule,
  Attachments,
  Entity,
  Field,
  Folio,
  Key,
  MenuPlace,
  Party,
  Section,
  StandardOperation,
  UniqueKey,
} from '../model';
import { camelCase, pascalCase, snakeCase } from '../names';
import { suggest } from '../suggest';
import { alsoReachedOf } from './also-reached';
import { askPermission, checkPermission, type BuildContext, type EntityHead } from './context';
import { fichaOf } from './ficha';
import { buildField } from './field';
import { followsOf } from './follows';
import { indexesOf, sortedByIndexes } from './indexed-fields';
import { LEDGER_OPERATIONS, ledgerKeys, ledgerOf } from './ledger';
import { lifecycleOf } from './lifecycle';
import { listParametersOf } from './list-parameters';
import { partiesOf, partyScope, scopeOfAll } from './parties';
import { scopeFrom } from './scope';
import { templateFrom, templatePaths } from './template';
import { textsFrom } from './texts';
import { triggersOf } from './triggers';
import { shapesOf } from './shapes';
import { viewsOf } from './views';
import { viewOf } from './view';

const STANDARD: readonly StandardOperation[] = ['list', 'get', 'create', 'update', 'delete'];
const VIEW = 'catalogo.ver';
const WRITE = 'catalogo.administrar';

/** Entity before its schemas are composed, which requires every other entity. */
export type BareEntity = Omit<Entity, 'readSchema' | 'writeSchema' | 'importOperation' | 'noImport'> & {
  readonly document: SourceDocument;
  readonly nodes: readonly PropertyNode[];
};

/** Field names that every record has. */
export const AUDIT_FIELDS = [
  'activo',
  'version',
  'creadoPor',
  'fechaCreacion',
  'modificadoPor',
  'fechaModificacion',
] as const;

/** Builds a model entity from its file. `checkEntity` checks paths between entities afterwards. */
export function buildEntity(document: SourceDocument, { name, key }: EntityHead, context: BuildContext): BareEntity {
  const { diagnostics } = context;
  const raw = document.value as { title: string; description?: string; required?: string[]; 'x-entity': Json };
  const x = raw['x-entity'];
  const nodes = propertyNodes({ document, path: [] }, context.shared, diagnostics);
  const pascal = pascalCase(name);
  const required = raw.required ?? [];
  const [ledger, indexes] = [ledgerOf(x), indexesOf(x)];
  const unique = withKeys(uniqueOf(x['unique']), ledgerKeys(ledger));
  const fields = nodes
    .map((node) => buildField(node, pascal, required.includes(node.name), 'top', context))
    .map((field) => (field.name === key.name ? { ...field, writeOnce: true } : field))
    .map((field) => sortedByIndexes(field, indexes));
  const area = path.posix.dirname(document.file).split('/').slice(2).join('/');
  const label = templateFrom(String(x['label']));
  const detail = typeof x['detail'] === 'string' ? templateFrom(x['detail']) : null;
  const searchable = [label, detail].flatMap((template) => templatePaths(template));
  const labels = x['labels'] as Record<'es' | 'en' | 'es-mx', { one: string; many: string }>;
  const form = (which: 'one' | 'many') =>
    textsFrom({ es: labels.es[which], en: labels.en[which], 'es-mx': labels['es-mx']?.[which] });
  const folio = x['folio'] as (Pick<Folio, 'series' | 'digits' | 'unit'> & Partial<Folio>) | undefined;

  const parties = partiesOf(document);
  const lifecycle = lifecycleOf(document, pascal, fields, parties, context);
  const backend = x['backend'] === 'mock' ? 'mock' : 'server';
  return {
    name,
    pascal,
    document,
    nodes,
    area,
    label,
    detail,
    fields,
    key,
    camel: camelCase(name),
    table: snakeCase(name),
    source: { file: document.file, ...document.locate(['x-entity'], true) },
    labels: { one: form('one'), many: form('many') },
    description: textsFrom({
      es: raw.description ?? '',
      en: (x['description'] as Json | undefined)?.['en'] ?? raw.description ?? '',
      'es-mx': (x['description'] as Json | undefined)?.['es-mx'] as string | undefined,
    }),
    backend,
    icon: (x['icon'] as string | undefined) ?? 'list',
    path: (x['path'] as string | undefined) ?? `/${area.split('/')[0] || 'catalogos'}/${name}`,
    ficha: fichaOf(x),
    facts: (x['facts'] as string[] | undefined) ?? [],
    sections: sectionsOf(x, nodes, fields, context),
    search:
      (x['search'] as string[] | undefined) ??
      [...new Set(searchable)].filter((found) => !fields.some((field) => field.name === found && field.generated)),
    searchBySound: (x['searchBySound'] as string[] | undefined) ?? [],
    sort: { direction: 'asc', field: searchable[0] ?? key.name, ...(x['sort'] as Partial<Entity['sort']> | undefined) },
    pageSize: (x['pageSize'] as number | undefined) ?? 25,
    paged: x['paged'] !== false,
    unique,
    indexes,
    ledger,
    follows: followsOf(x, context, document),
    view: viewOf(x),
    shapes: shapesOf(x),
    views: viewsOf(x, lifecycle, fields),
    parties,
    scope: x['scope'] === undefined ? scopeOfAll(parties) : scopeFrom(x['scope']),
    alsoReachedBy: alsoReachedOf(document, x['alsoReachedBy'], context),
    writeScope: writeScopeOf(document, x, parties, context),
    commonTo: (x['commonTo'] as Entity['commonTo'] | undefined) ?? [],
    importRepeats: x['importRepeats'] === true,
    reachedThrough: reachedThroughOf(document, x, context),
    closed: (x['closed'] as Entity['closed'] | undefined) ?? null,
    holds: (x['holds'] as Entity['holds'] | undefined) ?? null,
    softDelete: x['softDelete'] !== false && backend === 'server' && ledger === null && viewOf(x) === null,
    operations: STANDARD.filter(
      (operation) =>
        (x['operations'] as string[] | undefined)?.includes(operation) ??
        ((ledger === null && viewOf(x) === null) || LEDGER_OPERATIONS.includes(operation)),
    ),
    permissions: permissionsOf(document, x, context),
    menu: menuOf(document, x['menu'], context),
    possibleDuplicates: possibleDuplicatesOf(x['possibleDuplicates'] as Json | undefined),
    rules: (x['rules'] as string[] | undefined) ?? [],
    auditReads: x['auditReads'] === true,
    copy: x['copy'] !== false,
    listParameters: listParametersOf(document, x['listParameters'], context),
    idempotent: x['idempotent'] === true,
    attachments:
      x['attachments'] === undefined
        ? null
        : { maxFiles: 20, maxMB: 10, accept: ['image', 'pdf'], ...(x['attachments'] as Partial<Attachments>) },
    comments: commentsOf(document, x, context),
    alsoSent: (x['alsoSent'] as Entity['alsoSent'] | undefined) ?? null,
    lifecycle,
    folio: folio ? { field: 'folio', on: null, others: [], ...folio } : null,
    signature: (x['signature'] as Entity['signature'] | undefined) ?? null,
    exclusive: (x['exclusive'] as Entity['exclusive'] | undefined) ?? [],
    triggers: triggersOf(x['triggers']),
    derive: (x['derive'] as Entity['derive'] | undefined) ?? null,
    renamedFrom: (x['renamedFrom'] as string | undefined) ?? null,
  };
}

function sectionsOf(
  x: Json,
  nodes: readonly PropertyNode[],
  fields: readonly Field[],
  { diagnostics }: BuildContext,
): Section[] {
  const declared = (x['sections'] as { id: string; title: Json; tab?: boolean }[] | undefined) ?? [
    { id: 'general', title: { es: 'Datos generales', en: 'General information' } },
  ];
  const ids = declared.map((section) => section.id);
  const sectionOf = new Map(
    nodes.map((node) => {
      const asked = (node.value['x-field'] as Json | undefined)?.['section'];
      if (typeof asked !== 'string') return [node.name, ids[0]];
      if (!ids.includes(asked))
        diagnostics.add(
          'unknown-section',
          placeOf(node, 'x-field', 'section'),
          `No section is called \`${asked}\`.`,
          suggest(asked, ids),
        );
      return [node.name, asked];
    }),
  );
  return declared.map(({ id, title, tab = false }) => ({
    id,
    tab,
    labels: textsFrom(title),
    fields: fields
      .filter((field) => field.related === null && sectionOf.get(field.name) === id)
      .map((field) => field.name),
  }));
}

/** Returns the scope of writers when it is narrower than that of readers: a party by its name, or a full scope. */
function writeScopeOf(
  document: SourceDocument,
  x: Json,
  parties: readonly Party[],
  context: BuildContext,
): Entity['writeScope'] {
  const place = (keyword: string): Place => ({ document, path: ['x-entity', keyword] });
  const spelt = x['writeScope'] === undefined ? null : scopeFrom(x['writeScope']);
  return (
    partyScope(
      x['writeBy'] as string | undefined,
      parties,
      place('writeBy'),
      spelt && { keyword: 'writeScope', place: place('writeScope') },
      context,
    ) ?? spelt
  );
}

function uniqueOf(raw: unknown): UniqueKey[] {
  return ((raw ?? []) as (string[] | { fields: string[]; activeOnly?: boolean })[]).map((entry) =>
    Array.isArray(entry) ? { fields: entry, activeOnly: false } : { activeOnly: false, ...entry },
  );
}

/** Appends derived keys to the declared ones. */
function withKeys(said: readonly UniqueKey[], following: readonly (readonly string[])[]): UniqueKey[] {
  const known = new Set(said.filter(({ activeOnly }) => !activeOnly).map(({ fields }) => fields.join()));
  return [
    ...said,
    ...following.filter((fields) => !known.has(fields.join())).map((fields) => ({ fields, activeOnly: false })),
  ];
}

function reachedThroughOf(document: SourceDocument, x: Json, { heads, diagnostics }: BuildContext): readonly string[] {
  const holders = (x['reachedThrough'] as string[] | undefined) ?? [];
  for (const [index, holder] of holders.entries()) {
    if (!heads.has(holder))
      diagnostics.add(
        'unknown-entity',
        { document, path: ['x-entity', 'reachedThrough', index] },
        `No entity is called \`${holder}\`.`,
        suggest(holder, heads.keys()),
      );
  }
  return holders;
}

function permissionsOf(document: SourceDocument, x: Json, context: BuildContext): Entity['permissions'] {
  const raw = (x['permissions'] ?? {}) as Partial<Record<'view' | 'write' | StandardOperation, string>>;
  for (const [name, key] of Object.entries(raw))
    askPermission(context, key, { document, path: ['x-entity', 'permissions', name] });
  const [view, write] = [raw.view ?? VIEW, raw.write ?? WRITE];
  for (const key of [view, write]) context.asked.add(key);
  return {
    list: view,
    get: view,
    create: raw.create ?? write,
    update: raw.update ?? write,
    delete: raw.delete ?? write,
  };
}

/** Reads `comments`. Comments belong to a record's page, and no step of its lifecycle may use their address. */
function commentsOf(document: SourceDocument, x: Json, context: BuildContext): Entity['comments'] {
  const raw = x['comments'] as true | { write: string } | undefined;
  if (raw === undefined) return null;
  const place = { document, path: ['x-entity', 'comments'], onKey: true };
  if ((x['operations'] as string[] | undefined)?.includes('get') === false)
    context.diagnostics.add(
      'contradiction',
      place,
      'Comments stand under the page of a record, and these records have none.',
      {
        text: 'add `get` to `operations`, or remove `comments`',
        title: 'remove `comments`',
        edits: removeEdits(place),
      },
    );
  const write = raw === true ? null : raw.write;
  if (write !== null) askPermission(context, write, { document, path: ['x-entity', 'comments', 'write'] });
  return { write };
}

function possibleDuplicatesOf(raw: Json | undefined): Entity['possibleDuplicates'] {
  if (!raw) return null;
  const rules = raw['rules'] as readonly Partial<AlikeRule>[];
  return {
    rules: rules.map(({ same = [], sounds = [] }) => ({ same, sounds })),
    open: raw['open'] ? textsFrom(raw['open']) : null,
  };
}

function menuOf(document: SourceDocument, raw: unknown, context: BuildContext): MenuPlace | null {
  if (raw === false) return null;
  if (typeof raw !== 'object' || raw === null)
    return {
      group: (raw as string | undefined) ?? 'catalogos',
      section: null,
      order: 1000,
      permissions: null,
      words: null,
    };
  const {
    group,
    section = null,
    order = 1000,
    permission,
    words,
  } = raw as { group: string; section?: string; order?: number; permission?: string | string[]; words?: Json };
  const permissions = permission === undefined ? null : [permission].flat();
  for (const [index, key] of permissions?.entries() ?? [])
    checkPermission(context, key, {
      document,
      path: ['x-entity', 'menu', 'permission', ...(Array.isArray(permission) ? [index] : [])],
    });
  return { group, section, order, permissions, words: words ? textsFrom(words) : null };
}

/** Returns the names that the server adds to a record's fields: key, audit block and reference labels. */
export function serverFields(entity: Pick<Entity, 'key' | 'fields' | 'backend'> & { key: Key }): string[] {
  const labels = entity.fields.flatMap((field) => (field.reference?.labelField ? [field.reference.labelField] : []));
  const embeds = entity.fields.flatMap((field) => (field.embed ? [field.embed.keyName] : []));
  return [
    ...(entity.key.kind === 'serial' ? [entity.key.name] : []),
    ...(entity.backend === 'server' ? AUDIT_FIELDS : []),
    ...labels,
    ...embeds,
  ];
}
