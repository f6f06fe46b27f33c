import { LANGUAGES, type Emitter, type Model, type OutputFile } from '../model';
import { propertyName } from './code';
import { lineEntities } from './line-entity';
import { resourceFile } from './server/resource-file';

/** Descriptors of all entities for the generic CRUD, and their list. */
export const emitServerResources: Emitter = (model) => [
  ...model.entities.flatMap((entity) => [
    resourceFile(entity, model),
    ...lineEntities(entity).map((lines) => resourceFile(lines.entity, model, entity)),
  ]),
  indexFile(model),
  labelsFile(model),
];

function indexFile(model: Model): OutputFile {
  const imports = model.entities.map(
    (entity) => `import { ${entity.camel}Resource } from './resources/${entity.name}.gen';\n`,
  );
  const content = `import type { Resource } from '#platform/server/entity/resource';
${imports.join('')}
export const RESOURCES: readonly Resource[] = [
${model.entities.map((entity) => `  ${entity.camel}Resource,\n`).join('')}];
`;
  return { path: 'server/resources.gen.ts', content, sources: ['schemas/entities'] };
}

/** Texts of each entity for output of the server, e.g. the headings of an export. Each loads on first use. */
function labelsFile(model: Model): OutputFile {
  const loaders = model.entities.map(({ name }) => {
    const languages = LANGUAGES.map(
      (language) => `${propertyName(language)}: () => import('../locales/${language}/${name}.gen.json')`,
    );
    return `  ${propertyName(name)}: {\n${languages.map((line) => `    ${line},\n`).join('')}  },\n`;
  });
  const content = `import type { ServedResourceName } from '../shared/resource-names.gen';

/** Texts by key, as the JSON module has them. */
export type LoadLabels = () => Promise<{ readonly default: Readonly<Record<string, string>> }>;

export const LABELS: Readonly<Record<ServedResourceName, Readonly<Record<'es' | 'en' | 'es-mx', LoadLabels>>>> = {
${loaders.join('')}};
`;
  return { path: 'server/labels.gen.ts', content, sources: ['schemas/entities'] };
}
