import type { Emitter } from '../model';
import { literal } from './code';

/** `server/imports.gen.ts`: what each import of a spreadsheet fills in; how it does is the same for all. */
export const emitServerImports: Emitter = ({ endpoints }) => {
  const imports = endpoints.flatMap(({ operations }) => operations.flatMap(({ name, import: spec }) => (spec ? [{ name, spec }] : [])));
  const content = `import type { ServedResourceName } from '../shared/resource-names.gen';

export type ImportName = ${imports.map(({ name }) => `'${name}'`).join(' | ') || 'never'};

export interface ImportSpec {
  readonly entity: ServedResourceName;
  /** Fields, in the order of the template. */
  readonly columns: readonly string[];
  /** Column that names an existing record. */
  readonly match: string;
  /** Rows that a file may have. */
  readonly most: number;
}

export const IMPORTS: Readonly<Record<ImportName, ImportSpec>> = {
${imports.map(({ name, spec }) => `  ${name}: ${literal(spec, 400)},\n`).join('')}};
`;
  return [{ path: 'server/imports.gen.ts', content, sources: ['schemas/endpoints'] }];
};
