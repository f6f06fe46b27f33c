import type { Emitter, Model, OutputFile } from '../model';
import { lineEntities } from './line-entity';
import { resourceFile } from './server/resource-file';
import { RESOURCE_SHAPE } from './server/resource-shape';

/** Descriptors that the generic CRUD serves every entity from, and the list of them. */
export const emitServerResources: Emitter = (model) => [
  ...model.entities.flatMap((entity) => [resourceFile(entity, model), ...lineEntities(entity).map((lines) => resourceFile(lines.entity, model, entity))]),
  { path: 'server/resource.gen.ts', content: RESOURCE_SHAPE, sources: ['schemas/meta/entity.json'] },
  indexFile(model),
];

function indexFile(model: Model): OutputFile {
  const imports = model.entities.map((entity) => `import { ${entity.camel}Resource } from './resources/${entity.name}.gen';\n`);
  const content = `import type { Resource } from './resource.gen';
${imports.join('')}
export const RESOURCES: readonly Resource[] = [
${model.entities.map((entity) => `  ${entity.camel}Resource,\n`).join('')}];
`;
  return { path: 'server/resources.gen.ts', content, sources: ['schemas/entities'] };
}
