import { LANGUAGES, type Entity, type OutputFile, type StandardOperation } from '../../model';
import { bulkFields } from '../../bulk-fields';
import { literal, propertyName } from '../code';
import type { WebContext } from './context';
import { Imports, ui } from './imports';
import { objectLiteral } from './jsx';
import { recordText } from './record-text';
import { tiesOf } from '../ties';
import { searchNeeds, secretsOf } from './secrets';

const VIEWS: readonly { readonly view: string; readonly operation: StandardOperation }[] = [
  { view: 'list', operation: 'list' },
  { view: 'show', operation: 'get' },
  { view: 'create', operation: 'create' },
  { view: 'edit', operation: 'update' },
];

/** `resource.gen.ts`: the definition of a resource, with each view and language behind its own import. */
export function emitResource(context: WebContext): OutputFile[] {
  const { entity } = context;
  const imports = new Imports();
  imports.use('lazyView', ui('resource/lazy-view'));
  imports.use('defineResource', ui('resource/define-resource'));
  const names = nameCode(context, imports);
  const record = imports.type(entity.pascal, `../../shared/types/${entity.name}.gen`);
  const labels = LANGUAGES.map(
    (language) => `    ${propertyName(language)}: () => import('../../locales/${language}/${entity.name}.gen.json'),\n`,
  ).join('');
  const writers = entity.writeScope ?? tiesOf(entity);
  const views = VIEWS.filter(({ operation }) => entity.operations.includes(operation))
    .map(({ view }) => `    ${view}: lazyView(() => import('./${view}.gen')),\n`)
    .join('');
  return [
    {
      path: `web/${entity.name}/resource.gen.ts`,
      sources: [entity.source.file],
      content: `${imports}
export default defineResource<${record}>({
  name: '${entity.name}',
  backend: '${entity.backend}',
  path: '${entity.path}',
  keyName: '${entity.key.name}',
  icon: '${entity.icon}',
  recordLabel: ${names.label},
  recordDetail: ${names.detail},
  operations: ${literal(entity.operations)},
  softDelete: ${String(entity.softDelete)},
${entity.copy ? '' : '  copy: false,\n'}${entity.attachments ? `  attachments: ${literal(entity.attachments, 200)},\n` : ''}${entity.comments ? `  comments: ${literal({ write: entity.comments.write ?? entity.permissions.get })},\n` : ''}  permissions: ${literal(entity.permissions).replaceAll('\n', '\n  ')},
${writers ? `  writers: ${literal(writers, 200)},\n` : ''}  labels: {
${labels}  },
${listDefaults(context)}${secretsCode(context)}${bulkFields(entity).length > 0 ? "  bulk: () => import('./bulk.gen'),\n" : ''}  views: {
${views}  },
});
`,
    },
  ];
}

/** Returns functions, as code, that compose the name and the detail of a record of the entity. */
export function nameCode(
  context: Pick<WebContext, 'entity' | 'entities'>,
  imports: Imports,
): { readonly label: string; readonly detail: string } {
  const { entity } = context;
  const label = [recordText(entity.label, context, imports), ...draftNameCode(entity, imports)].join(' || ');
  return {
    label: `(record) => ${label}`,
    detail: entity.detail ? `(record) => ${recordText(entity.detail, context, imports)}` : "() => ''",
  };
}

/** Code of the name of a document without a folio; none for records that always have one. */
function draftNameCode({ folio, lifecycle, fields }: Entity, imports: Imports): string[] {
  const state = fields.find(({ name }) => name === lifecycle?.field);
  const initial = state?.enumType?.options.find(({ value }) => value === lifecycle?.initial);
  if (!folio?.on || !initial) return [];
  imports.use('draftName', ui('format/draft-name'));
  return [`draftName(record.fechaCreacion, ${literal(initial.labels)})`];
}

/** Default parameters of its list. */
function listDefaults({ entity, entities }: WebContext): string {
  if (!entity.operations.includes('list')) return '  list: null,\n';
  const { sort, pageSize, fields } = entity;
  const totals = fields.some(({ list }) => list?.total);
  const needs = searchNeeds(entity, entities);
  const order = sort.direction === 'asc' ? 'ASC' : 'DESC';
  return `  list: ${objectLiteral({ sort: { field: sort.field, order }, pageSize, totals: totals || undefined, unsearched: entity.search.length === 0, searchNeeds: needs.length > 0 ? needs : undefined })},\n`;
}

/** Fields that need a permission beyond seeing the record. */
function secretsCode({ entity, entities }: WebContext): string {
  const secrets = secretsOf(entity, entities);
  if (Object.keys(secrets).length === 0) return '';
  return `  secrets: ${literal(secrets).replaceAll('\n', '\n  ')},\n`;
}
