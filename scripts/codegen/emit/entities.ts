import type { Entity, Model, OutputFile } from '../model';
import { areaOf, camelCase } from '../names';
import { propertyName } from './code';

const typeImports = (lines: readonly (readonly [string, string])[]): string =>
  lines.map(([names, from]) => `import type { ${names} } from '${from}';\n`).join('');

/** Path of a definition without its extension, e.g. `solicitudes/shared/solicitud`. */
const placeOf = ({ source, name }: Entity, side: 'server' | 'shared'): string =>
  `${areaOf(source.file)}/${side}/${name}`;

/** `app/`: the areas' definitions for entities, and the handlers of operations, reports and reviewed imports. */
export function emitEntities(model: Model): OutputFile[] {
  const { entities, definitions } = model;
  const inFolder = (side: 'server' | 'shared') => entities.filter((entity) => definitions.has(placeOf(entity, side)));
  return [
    definitionsFile(inFolder('server')),
    rulesFile(inFolder('shared'), areasWithValues(definitions)),
    handlersFile(model),
  ];
}

function areasWithValues(definitions: ReadonlySet<string>): string[] {
  return [...definitions].flatMap((place) => /^([\w-]+)\/shared\/values$/.exec(place)?.[1] ?? []).toSorted();
}

/** `app/entities.gen.ts`: the definitions in `src/areas/<area>/server/<entity>.ts`. */
function definitionsFile(defined: readonly Entity[]): OutputFile {
  const imports = defined.map((entity) => `import { ${entity.camel} } from '#areas/${placeOf(entity, 'server')}';\n`);
  return {
    path: 'app/entities.gen.ts',
    sources: ['schemas/entities'],
    content: `${typeImports([
      ['', '../shared/entity-types.gen'],
      ['EntityDefinition', '#platform/server/entity/define-entity'],
    ])}${imports.join('')}
export const ENTITIES: readonly EntityDefinition[] = [
${defined.map(({ camel }) => `  ${camel},\n`).join('')}];
`,
  };
}

/** Kinds of value functions, with the type of the names that schemas use. */
const KINDS = [
  { kind: 'value', names: 'ValueRuleName', type: 'ValueRule' },
  { kind: 'fill', names: 'FillName', type: 'FillRule' },
  { kind: 'computed', names: 'ComputedName', type: 'Computed' },
  { kind: 'cells', names: 'CellReadingName', type: 'CellReading' },
] as const;

/** `app/rules.gen.ts`: the rules in `src/areas/<area>/shared/<entity>.ts`, and the value functions of the areas. */
function rulesFile(defined: readonly Entity[], areas: readonly string[]): OutputFile {
  const values = areas.map((area) => ({
    area,
    name: `${camelCase(area)}Values`,
  }));
  const imports = [
    ...defined.map((entity) => `import { ${entity.camel}Rules } from '#areas/${placeOf(entity, 'shared')}';\n`),
    ...values.map(({ area, name }) => `import { values as ${name} } from '#areas/${area}/shared/values';\n`),
  ];
  const tables = KINDS.map(
    ({ kind, names, type }) =>
      `  ${kind}: { ${values.map(({ name }) => `...${name}.${kind}`).join(', ')} } satisfies Readonly<Record<${names}, ${type}>>,\n`,
  );
  return {
    path: 'app/rules.gen.ts',
    sources: ['schemas/entities'],
    content: `${typeImports([
      ['', '../shared/entity-types.gen'],
      ['CellReading, EntityRules', '#platform/shared/define-rules'],
      ['Computed, FillRule, ValueRule', '#platform/shared/validation/rule'],
      ['CellReadingName, ComputedName, FillName, ValueRuleName', '../shared/rule-names.gen'],
    ])}${imports.join('')}
export const ENTITY_RULES: readonly EntityRules[] = [
${defined.map(({ camel }) => `  ${camel}Rules,\n`).join('')}];

/** A name that a schema uses and no area defines does not compile. */
export const VALUES = {
${tables.join('')}};
`,
  };
}

interface Handler {
  /** Name in the schemas. */
  readonly name: string;
  /** Name of the exported function. */
  readonly code: string;
  readonly module: string;
}

/** `app/handlers.gen.ts`: handlers by the names in the schemas. A name that no module exports causes a compile error. */
function handlersFile({ endpoints, reports, entities, handlers }: Model): OutputFile {
  const find = (name: string, code: string, folder: RegExp): Handler[] => {
    const modules = handlers.get(code) ?? [];
    const module = modules.find((each) => folder.test(each)) ?? modules[0];
    return module === undefined ? [] : [{ name, code, module }];
  };
  const operations = endpoints.flatMap((endpoint) => endpoint.operations);
  const handled = operations
    .filter((operation) => operation.kind !== 'report' && operation.export === null && operation.import === null)
    .flatMap(({ name }) => find(name, name, /\/endpoints\//));
  const exporting = operations
    .filter((operation) => operation.export !== null)
    .flatMap(({ name }) => find(name, name, /\/endpoints\//));
  const reporting = reports.flatMap(({ name, operation }) =>
    find(operation.name, operation.name, new RegExp(`/reports/${name}$`)),
  );
  const importing = [...operations, ...entities.flatMap(({ importOperation }) => importOperation ?? [])];
  const reviewing = [...new Set(importing.flatMap((operation) => operation.import?.review ?? []))].flatMap((review) =>
    find(review, `${review}Review`, /\/import\//),
  );
  const imports = [...handled, ...exporting, ...reporting, ...reviewing].map(
    ({ code, module }) => `import { ${code} } from '${module}';\n`,
  );
  const table = (rows: readonly Handler[]) =>
    rows.map(({ name, code }) => (name === code ? `  ${name},\n` : `  ${propertyName(name)}: ${code},\n`)).join('');
  return {
    path: 'app/handlers.gen.ts',
    sources: ['schemas/endpoints', 'schemas/reports'],
    content: `${typeImports([
      ['Review', '#platform/server/imports/reviews/review'],
      ['OperationContext', '#platform/server/operations/context'],
      ['ReportContext', '#platform/server/reports/report-context'],
      ['Exports', '../server/exports.gen'],
      ['ReviewName', '../server/imports.gen'],
      ['Operations', '../server/operations.gen'],
      ['Reports', '../server/reports.gen'],
    ])}${imports.toSorted().join('')}
export const HANDLERS: Operations<OperationContext> = {
${table(handled)}};

export const EXPORTERS: Exports<OperationContext> = {
${table(exporting)}};

export const REPORT_HANDLERS: Reports<ReportContext> = {
${table(reporting)}};

export const REVIEWS: Readonly<Record<ReviewName, Review>> = {
${table(reviewing)}};
`,
  };
}
