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

/** Installs what the peers are made of into an empty folder, once for all of them; answers why it could not, or null. */
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

/** Lets peers be built from the packages of the product, among which are those of plain react-admin. */
export async function borrowPackages(root: string): Promise<void> {
  await writeFile(path.join(root, 'package.json'), JSON.stringify({ name: 'peers', private: true, type: 'module' }));
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
}

/** Builds an application of these source files, one of which is `main.tsx`; answers the folder that is served. */
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

/** Source of `getList`, which asks the API for a page: the same in all peers. `PATHS` has path and key of each resource. */
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
  /** Null where the product has no label of its own for it. */
  readonly label: string | null;
}

/** The columns that the product's list of an entity shows, its label among them. */
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
