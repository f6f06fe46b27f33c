import type { Entity } from '../../codegen/model';
import { columnsOf, getListSource, type PeerColumn } from './peer-app';

/** Sources of the same lists in react-admin, written as in its tutorial: without tuning, resources lazy. */
export function reactAdminSources(entities: readonly Entity[]): Record<string, string> {
  return {
    'main.tsx': main(entities),
    ...Object.fromEntries(entities.map((entity) => [`lists/${entity.name}.tsx`, list(entity)])),
  };
}

function main(entities: readonly Entity[]): string {
  const rows = entities
    .map(({ name }) => `    <Resource name="${name}" list={lazy(() => import('./lists/${name}'))} />`)
    .join('\n');
  return `import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { Admin, Resource, type DataProvider } from 'react-admin';

${getListSource(entities, ({ name }) => name)}
createRoot(document.getElementById('root')!).render(
  <Admin dataProvider={{ getList } as unknown as DataProvider}>
${rows}
  </Admin>,
);
`;
}

function list(entity: Entity): string {
  return `import { DataTable, DateField, List } from 'react-admin';

export default function ${entity.pascal}List() {
  return (
    <List>
      <DataTable>
${columnsOf(entity).map(column).join('\n')}
      </DataTable>
    </List>
  );
}
`;
}

function column({ source, kind, label }: PeerColumn): string {
  const given = `source="${source}"${label === null ? '' : ` label={${JSON.stringify(label)}}`}`;
  if (kind === 'date') return `        <DataTable.Col ${given}><DateField source="${source}" /></DataTable.Col>`;
  return `        <DataTable.${kind === 'number' ? 'NumberCol' : 'Col'} ${given} />`;
}
