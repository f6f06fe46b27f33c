import path from 'node:path';

export interface ModuleCode {
  readonly imports: { path: string; names: string; type: boolean }[];
  /** Everything below the imports, without the banner. */
  readonly body: string;
}

const IMPORT = /^import (type )?\{ ([^}]+) \} from '([^']+)';\n/gm;
const DYNAMIC = /\bimport\('(\.[^']+)'\)/g;

/** Splits a generated module into imports and body. The imports are valid from any folder. */
export function moduleCode(text: string, resource: string): ModuleCode {
  const moved = (specifier: string) =>
    specifier.startsWith('.') ? `#${path.posix.join('generated/web', resource, specifier)}` : specifier;
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
