import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** All inputs, outputs and code of a run. */
const CONCERNED = [
  'schemas',
  'locales/es/ra.json',
  'generated',
  'src/platform/server',
  'src/app/server',
  'scripts/codegen',
  'scripts/db',
  'src/platform/shared',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
];

const FILE = 'dist/generate.json';

interface Stamp {
  readonly hash: string;
  readonly summary: string;
}

/**
 * Summary of the last complete run when its inputs, outputs and code are unchanged: a new run would write nothing. Null otherwise. Compares
 * contents, so that an edited or missing generated file is noticed.
 */
export function unchangedSince(root: string): string | null {
  try {
    const { hash, summary } = JSON.parse(readFileSync(path.join(root, FILE), 'utf8')) as Stamp;
    return hash === hashOf(root) ? summary : null;
  } catch {
    return null;
  }
}

/** Records that the run completed and all files are written. */
export function stamp(root: string, summary: string): void {
  const file = path.join(root, FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ hash: hashOf(root), summary } satisfies Stamp)}\n`);
}

function hashOf(root: string): string {
  const hash = createHash('sha256');
  for (const part of [...CONCERNED, ...areaFolders(root)]) {
    for (const file of filesBelow(path.join(root, part)))
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Folders with the definitions of entities. */
function areaFolders(root: string): string[] {
  const areas = path.join(root, 'src/areas');
  return existsSync(areas)
    ? readdirSync(areas).flatMap((area) => ['shared', 'server'].map((side) => `src/areas/${area}/${side}`))
    : [];
}

function filesBelow(part: string): string[] {
  if (!existsSync(part)) return [];
  if (statSync(part).isFile()) return [part];
  return readdirSync(part, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
