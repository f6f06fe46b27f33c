import type { Emitter } from '../model';
import { codesOf } from './import-codes';
import { literal } from './code';

/** `server/imports.gen.ts`: the columns of each spreadsheet import, declared or default. All imports share one implementation. */
export const emitServerImports: Emitter = ({ endpoints, entities }) => {
  const declared = endpoints.flatMap(({ operations }) => operations);
  const imports = [...declared, ...entities.flatMap(({ importOperation }) => importOperation ?? [])].flatMap(
    ({ name, path, permission, import: spec }) =>
      spec ? [{ name, spec: { path, permission, ...spec, codes: codesOf(spec, entities) } }] : [],
  );
  const reviews = [...new Set(imports.flatMap(({ spec }) => spec.review ?? []))].toSorted();
  const content = `import type { ImportSpec } from '#platform/server/imports/import-spec';

/** Each is a <name>Review of an area. */
export type ReviewName = ${reviews.map((name) => `'${name}'`).join(' | ') || 'never'};

export const IMPORTS: readonly ImportSpec[] = [
${imports.map(({ spec }) => `  ${literal(spec, 600)},\n`).join('')}];
`;
  return [{ path: 'server/imports.gen.ts', content, sources: ['schemas/entities', 'schemas/endpoints'] }];
};
