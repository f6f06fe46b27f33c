import path from 'node:path';

export interface ModuleCode {
  readonly imports: { path: string; names: string; type: boolean }[];
  /** All below the imports, without the banner. */
  readonly body: string;
}

const IMPORT = /^import (type )?\{ ([^}]+) \} from '([^']+)';\n/gm;
const DYNAMIC = /\bimport\('(\.[^']+)'\)/g;

/** A generated module taken apart, its paths as src/features/<resource>/ has to write them. */
export function moduleCode(text: string, resource: string): ModuleCode {
  const moved = (specifier: string) => relocated(specifier, `generated/web/${resource}`, `src/features/${resource}`);
  const imports = [...text.matchAll(IMPORT)].map(([, type, names, specifier]) => ({
    path: moved(specifier!),
    names: names!,
    type: type !== undefined,
  }));
  const body = text
    .replace(/^\/\/ Generated from .*\n/, '')
    .replaceAll(IMPORT, '')
    .replaceAll(DYNAMIC, (_, specifier: string) => `import('${moved(specifier)}')`);
  return { imports, body: body.trim() };
}

function relocated(specifier: string, from: string, to: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const target = path.posix.relative(to, path.posix.join(from, specifier));
  return target.startsWith('.') ? target : `./${target}`;
}
