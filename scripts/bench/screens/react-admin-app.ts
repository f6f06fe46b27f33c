import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Entity, Field } from '../../codegen/model';

/** What a person gets who writes the same lists with react-admin as its tutorial shows: nothing tuned, resources lazy. */
const DEPENDENCIES = {
  '@vitejs/plugin-react': '6.3.0',
  react: '19.3.1',
  'react-admin': '5.15.4',
  'react-dom': '19.3.1',
  vite: '8.3.8',
};

/** Installs react-admin into an empty folder, once for all sizes. */
export async function installReactAdmin(root: string): Promise<void> {
  await writeFile(
    path.join(root, 'package.json'),
    JSON.stringify({ name: 'plain', private: true, type: 'module', dependencies: DEPENDENCIES }),
  );
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: root, stdio: 'ignore' });
}

/** Builds the application of these entities; answers the folder that is served. */
export async function buildReactAdmin(root: string, entities: readonly Entity[]): Promise<string> {
  const source = path.join(root, `src-${entities.length}`);
  await mkdir(path.join(source, 'lists'), { recursive: true });
  await writeFile(
    path.join(source, 'index.html'),
    '<!doctype html><html lang="es"><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>',
  );
  await writeFile(path.join(source, 'main.tsx'), main(entities));
  for (const entity of entities) await writeFile(path.join(source, 'lists', `${entity.name}.tsx`), list(entity));
  await writeFile(
    path.join(source, 'vite.config.mjs'),
    `import react from '@vitejs/plugin-react';\nexport default { root: ${JSON.stringify(source)}, base: '/', plugins: [react()], build: { outDir: ${JSON.stringify(path.join(root, `dist-${entities.length}`))}, emptyOutDir: true } };\n`,
  );
  execFileSync(
    'node_modules/.bin/vite',
    ['build', '--config', path.join(source, 'vite.config.mjs'), '--logLevel', 'error'],
    { cwd: root, stdio: 'inherit' },
  );
  return path.join(root, `dist-${entities.length}`);
}

function main(entities: readonly Entity[]): string {
  const paths = Object.fromEntries(
    entities.map(({ name, path: where, key }) => [name, { path: where, key: key.name }]),
  );
  const rows = entities
    .map(({ name }) => `    <Resource name="${name}" list={lazy(() => import('./lists/${name}'))} />`)
    .join('\n');
  return `import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { Admin, Resource, type DataProvider } from 'react-admin';

const PATHS: Record<string, { path: string; key: string }> = ${JSON.stringify(paths)};
const ask = (resource: string, query: string) => fetch('/api' + PATHS[resource]!.path + query, { headers: { authorization: 'Bearer ' + localStorage.getItem('token') } });
const dataProvider = {
  getList: async (resource, { pagination, sort }) => {
    const answer = await ask(resource, '?pageNumber=' + pagination!.page + '&pageSize=' + pagination!.perPage + (sort!.field === 'id' ? '' : '&sortBy=' + sort!.field + '&sortDir=' + sort!.order.toLowerCase()));
    const records = await answer.json();
    return { data: records.map((record: Record<string, unknown>) => ({ ...record, id: record[PATHS[resource]!.key] })), total: Number(answer.headers.get('X-Total-Items')) };
  },
} as unknown as DataProvider;

createRoot(document.getElementById('root')!).render(
  <Admin dataProvider={dataProvider}>
${rows}
  </Admin>,
);
`;
}

function list(entity: Entity): string {
  const columns = entity.fields.filter(
    ({ listColumn, kind }) =>
      listColumn && !listColumn.hidden && !['list', 'object', 'records', 'lines', 'embed'].includes(kind),
  );
  const head = entity.label.parts.flatMap((part) =>
    'path' in part && part.path.includes('.') ? [`      <DataTable.Col source="${part.path}" />`] : [],
  );
  const shown =
    columns.length + head.length > 0 ? [...head, ...columns.map(column)] : ['      <DataTable.Col source="id" />'];
  return `import { DataTable, DateField, List } from 'react-admin';

export default function ${entity.pascal}List() {
  return (
    <List>
      <DataTable>
${shown.join('\n')}
      </DataTable>
    </List>
  );
}
`;
}

function column({ name, kind, reference, labels }: Field): string {
  const label = `label={${JSON.stringify(labels.es)}}`;
  if (kind === 'integer' || kind === 'number')
    return reference?.labelField
      ? `      <DataTable.Col source="${reference.labelField}" ${label} />`
      : `      <DataTable.NumberCol source="${name}" ${label} />`;
  if (kind === 'date' || kind === 'datetime')
    return `      <DataTable.Col source="${name}" ${label}><DateField source="${name}" /></DataTable.Col>`;
  return `      <DataTable.Col source="${reference?.labelField ?? name}" ${label} />`;
}
