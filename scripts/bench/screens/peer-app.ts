import { execFile, execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Entity, Field } from '../../codegen/model';

const DEPENDENCIES = {
  '@api-platform/admin': '4.0.9',
  '@vitejs/plugin-react': '6.3.0',
  react: '19.3.1',
  'react-admin': '5.15.4',
  'react-dom': '19.3.1',
  vite: '8.3.8',
};

/** Installs the packages of all peers once into an empty folder. Returns the reason when it fails, otherwise null. */
export async function installPeers(root: string): Promise<string | null> {
  await writeFile(
    path.join(root, 'package.json'),
    JSON.stringify({ name: 'peers', private: true, type: 'module', dependencies: DEPENDENCIES }),
  );
  const options = ['--prefix', root, '--no-audit', '--no-fund', '--fetch-retries=1', '--fetch-timeout=30000'];
  return promisify(execFile)('npm', ['install', ...options], { cwd: root }).then(
    () => null,
    (error: { stderr?: string }) => /npm error code (\w+)/.exec(error.stderr ?? '')?.[1] ?? String(error),
  );
}

/** Links the product's packages into a folder, so that peers are built with them. They include those of plain react-admin. */
export async function borrowPackages(root: string): Promise<void> {
  await writeFile(path.join(root, 'package.json'), JSON.stringify({ name: 'peers', private: true, type: 'module' }));
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
}

/** Builds an application from source files that include `main.tsx`. Returns the folder to serve. */
export async function buildPeer(root: string, name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const [source, dist] = [path.join(root, `src-${name}`), path.join(root, `dist-${name}`)];
  const index =
    '<!doctype html><html lang="es"><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>';
  const config = `import react from '@vitejs/plugin-react';\nexport default { root: ${JSON.stringify(source)}, base: '/', plugins: [react()], build: { outDir: ${JSON.stringify(dist)}, emptyOutDir: true } };\n`;
  for (const [file, content] of Object.entries({ 'index.html': index, 'vite.config.mjs': config, ...files })) {
    await mkdir(path.dirname(path.join(source, file)), { recursive: true });
    await writeFile(path.join(source, file), content);
  }
  execFileSync(
    'node_modules/.bin/vite',
    ['build', '--config', path.join(source, 'vite.config.mjs'), '--logLevel', 'error'],
    { cwd: root, stdio: 'inherit' },
  );
  return dist;
}

/**
 * Returns the source of `getList`, which requests a page from the API and is the same in all peers. `PATHS` has path and key of each
 * resource.
 */
export function getListSource(entities: readonly Entity[], nameOf: (entity: Entity) => string): string {
  const paths = Object.fromEntries(
    entities.map((entity) => [nameOf(entity), { path: entity.path, key: entity.key.name }]),
  );
  return `const PATHS: Record<string, { path: string; key: string }> = ${JSON.stringify(paths)};
const ask = (resource: string, query: string) => fetch('/api' + PATHS[resource]!.path + query, { headers: { authorization: 'Bearer ' + localStorage.getItem('token') } });
const getList: DataProvider['getList'] = async (resource, { pagination, sort }) => {
  const answer = await ask(resource, '?pageNumber=' + pagination!.page + '&pageSize=' + pagination!.perPage + (sort!.field === 'id' ? '' : '&sortBy=' + sort!.field + '&sortDir=' + sort!.order.toLowerCase()));
  const records = await answer.json();
  return { data: records.map((record: Record<string, unknown>) => ({ ...record, id: record[PATHS[resource]!.key] })), total: Number(answer.headers.get('X-Total-Items')) };
};
`;
}

/** A column of a peer's list. */
export interface PeerColumn {
  readonly source: string;
  readonly kind: 'text' | 'number' | 'date';
  /** Label of the column; null when the product has none of its own. */
  readonly label: string | null;
}

/** Returns the columns of the product's list of an entity, the record label included. */
export function columnsOf({ fields, label }: Entity): readonly PeerColumn[] {
  const head = label.parts.flatMap((part): PeerColumn[] =>
    'path' in part && part.path.includes('.') ? [{ source: part.path, kind: 'text', label: null }] : [],
  );
  const columns = fields
    .filter(({ list, kind }) => list && !list.hidden && !['list', 'object', 'records', 'lines', 'embed'].includes(kind))
    .map(columnOf);
  return head.length + columns.length > 0 ? [...head, ...columns] : [{ source: 'id', kind: 'text', label: null }];
}

function columnOf({ name, kind, reference, labels }: Field): PeerColumn {
  const source = reference?.labelField ?? name;
  const isNumber = (kind === 'integer' || kind === 'number') && source === name;
  const isDate = kind === 'date' || kind === 'datetime';
  return { source: isDate ? name : source, kind: isDate ? 'date' : isNumber ? 'number' : 'text', label: labels.es };
}
