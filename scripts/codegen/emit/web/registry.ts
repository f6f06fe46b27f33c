import type { Model, OutputFile } from '../../model';
import { propertyName } from '../code';

const SOURCES = ['schemas/entities'];

/** `resources.gen.ts` (one import per entity, nothing loaded until asked for) and `paths.gen.ts` (where each lives on the wire). */
export function emitWebRegistry({ entities }: Model): OutputFile[] {
  const imports = entities.map(({ name }) => `  ${propertyName(name)}: () => import('./${name}/resource.gen'),\n`).join('');
  const paths = entities.map(({ name, path, key }) => `  ${propertyName(name)}: { path: '${path}', key: '${key.name}' },\n`).join('');
  return [
    {
      path: 'web/resources.gen.ts',
      sources: SOURCES,
      content: `import type { ResourceModule } from '../../src/ui/resource/resource-module';
import type { ResourceName } from '../shared/resource-names.gen';

/** Every resource behind its own import: opening one loads that one. */
export const RESOURCES: Readonly<Record<ResourceName, () => Promise<{ default: ResourceModule }>>> = {
${imports}};
`,
    },
    {
      path: 'web/paths.gen.ts',
      sources: SOURCES,
      content: `import type { ResourceLocation } from '../../src/client/resource-location';
import type { ResourceName } from '../shared/resource-names.gen';

/** REST path and key of every resource. */
export const PATHS: Readonly<Record<ResourceName, ResourceLocation>> = {
${paths}};
`,
    },
  ];
}
