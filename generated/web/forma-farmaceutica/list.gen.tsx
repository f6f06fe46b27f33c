// Generated from schemas/entities/catalogos/forma-farmaceutica.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { FormaFarmaceutica } from '../../shared/types/forma-farmaceutica.gen';
import { listActions } from './actions.gen';
import { formaFarmaceuticaEstadoFisico } from './enums.gen';

const columns: Column<FormaFarmaceutica>[] = [
  { source: 'clave', type: 'text' },
  { source: 'estadoFisico', type: 'enum', choices: formaFarmaceuticaEstadoFisico },
];

const filters: FilterSpec<FormaFarmaceutica>[] = [
  { source: 'estadoFisico', kind: 'set', choices: formaFarmaceuticaEstadoFisico },
];

const peek: PeekSpec = { facts: [{ source: 'estadoFisico', type: 'enum', choices: formaFarmaceuticaEstadoFisico }] };

export default function FormaFarmaceuticaList() {
  return (
    <ListPage
      name={{ label: 'resources.forma-farmaceutica.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}
