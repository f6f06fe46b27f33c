import type { Field, OutputFile } from '../../model';
import { embedded, type WebContext } from './context';
import { Imports, ui } from './imports';
import { objectLiteral } from './jsx';
import { literal } from '../code';
import { labelPaths } from '../label';
import { recordCondition } from './record-condition';
import { choices, valueSpec } from './value-spec';

/** `show.gen.tsx`, `create.gen.tsx` and `edit.gen.tsx`: pages around the entity's details and fields. */
export function emitPages(context: WebContext): OutputFile[] {
  const { operations } = context.entity;
  return [
    ...(operations.includes('get') ? [show(context)] : []),
    ...(operations.includes('create') ? [form(context, 'create')] : []),
    ...(operations.includes('update') ? [form(context, 'edit')] : []),
  ];
}

function show(context: WebContext): OutputFile {
  const { entity } = context;
  const imports = new Imports();
  imports.use('ShowPage', ui('show/ShowPage'));
  imports.use(`${entity.pascal}Details`, './details.gen');
  const titled = entity.lifecycle ? labelPaths(entity.label) : [];
  // The head of a document already has its name and state.
  const shown = entity.facts.filter((path) => path !== entity.lifecycle?.field && !titled.includes(path));
  const facts = factsOf(shown, context, imports)
    .map((fact) => `  ${objectLiteral(fact)},\n`)
    .join('');
  if (facts) imports.type('Fact', ui('show/RecordFacts'));
  const related = context.referrers
    .map(
      ({ entity: other, field }) =>
        `  ${objectLiteral({ resource: other.name, field: field.name, permission: other.permissions.list })},\n`,
    )
    .join('');
  if (related) imports.type('Relation', ui('show/RelatedRecords'));
  const reports = context.reports
    .flatMap(({ name, permission, openedFrom }) =>
      openedFrom
        .filter((opening) => opening.entity === entity.name)
        .map(
          ({ take, when }) => `  ${objectLiteral({ name, permission, take, when: recordCondition(when, imports) })},\n`,
        ),
    )
    .join('');
  if (reports) imports.type('ReportLink', ui('reports/report-links'));
  const document = lifecycleProps(context, imports);
  const trail = entity.backend === 'server';
  const actions = context.actions.some(({ button }) => button?.on === 'record')
    ? ` actions={${imports.use('recordActions', './actions.gen')}}`
    : '';
  return {
    path: `web/${entity.name}/show.gen.tsx`,
    sources: [entity.source.file],
    content: `${imports}
${titled.length > 0 ? `const titled = ${literal(titled)};\n` : ''}${facts ? `const facts: Fact[] = [\n${facts}];\n` : ''}${related ? `const related: Relation[] = [\n${related}];\n` : ''}${reports ? `const reports: ReportLink[] = [\n${reports}];\n` : ''}${trail ? `const history = () => import('./history.gen');\n` : ''}${titled.length > 0 || facts || related || reports || trail ? '\n' : ''}export default function ${entity.pascal}Show() {
  return (
    <ShowPage${titled.length > 0 ? ' titled={titled}' : ''}${facts ? ' facts={facts}' : ''}${related ? ' related={related}' : ''}${reports ? ' reports={reports}' : ''}${trail ? ' history={history}' : ''}${actions}${document}>
      <${entity.pascal}Details />
    </ShowPage>
  );
}
`,
  };
}

/** Returns the facts at some paths of a record, with their formats. */
export function factsOf(
  paths: readonly string[],
  context: WebContext,
  imports: Imports,
): readonly Record<string, unknown>[] {
  return paths.flatMap((path) => {
    const field = fieldAt(path, context);
    return field ? [{ source: path, ...factSpec(field, path, context, imports) }] : [];
  });
}

/** States and steps of a document, for the page that offers them. */
function lifecycleProps(context: WebContext, imports: Imports): string {
  const { entity } = context;
  const state = entity.lifecycle && entity.fields.find(({ name }) => name === entity.lifecycle!.field);
  if (!state?.enumType) return '';
  const lifecycle = imports.use(`${entity.camel}Lifecycle`, `../../shared/lifecycles/${entity.name}.gen`);
  const forms = imports.use('transitionForms', './transitions.gen');
  const walks = entity.lifecycle?.transitions.some(({ walk }) => walk)
    ? ` transitionWalks={${imports.use('transitionWalks', './transitions.gen')}}`
    : '';
  return ` lifecycle={${lifecycle}} transitionForms={${forms}}${walks} states={${choices(state.enumType.name, context, imports).code}}`;
}

/** The label of an embedded record's reference is beside it: `persona.paisNacimiento` → `persona.paisNacimientoNombre`. */
function factSpec(field: Field, path: string, context: WebContext, imports: Imports): Record<string, unknown> {
  const spec = valueSpec(field, context, imports);
  const group = path.includes('.') ? path.slice(0, path.lastIndexOf('.') + 1) : '';
  return typeof spec['labelField'] === 'string' ? { ...spec, labelField: group + spec['labelField'] } : spec;
}

function fieldAt(path: string, context: WebContext): Field | undefined {
  const [head, inner] = path.split('.');
  const field = context.entity.fields.find(({ name }) => name === head);
  if (!field || inner === undefined) return field;
  return (embedded(field, context)?.fields ?? field.fields).find(({ name }) => name === inner);
}

/** Returns the field that receives a typed name: the first plain text in the record's label, or null. */
function namedBy(context: WebContext): string | null {
  const isName = (path: string) => {
    const field = fieldAt(path, context);
    return (
      field?.kind === 'text' &&
      !field.readOnly &&
      field.mask === null &&
      field.reference === null &&
      field.pattern === null
    );
  };
  return labelPaths(context.entity.label).find(isName) ?? null;
}

function form(context: WebContext, mode: 'create' | 'edit'): OutputFile {
  const { entity } = context;
  const page = mode === 'create' ? 'CreatePage' : 'EditPage';
  const imports = new Imports();
  imports.use(page, ui(`form/page/${page}`));
  imports.use(`${entity.camel}Form`, `../../shared/forms/${entity.name}.gen`);
  imports.use(`${entity.pascal}Fields`, './fields.gen');
  const named = mode === 'create' ? namedBy(context) : null;
  return {
    path: `web/${entity.name}/${mode}.gen.tsx`,
    sources: [entity.source.file],
    content: `${imports}
export default function ${entity.pascal}${mode === 'create' ? 'Create' : 'Edit'}() {
  return (
    <${page} form={${entity.camel}Form}${named ? ` namedBy="${named}"` : ''}>
      <${entity.pascal}Fields />
    </${page}>
  );
}
`,
  };
}
