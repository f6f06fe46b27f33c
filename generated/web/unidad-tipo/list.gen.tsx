// Generated from schemas/entities/red/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { UnidadTipo } from '../../shared/types/unidad-tipo.gen';
import { listActions } from './actions.gen';
import { grupoUnidad } from './enums.gen';

const columns: Column<UnidadTipo>[] = [
  { source: 'clave', type: 'text' },
  { source: 'grupo', type: 'enum', choices: grupoUnidad },
  { source: 'nivelAtencion', type: 'integer' },
  { source: 'tieneHospitalizacion', type: 'boolean' },
  { source: 'tieneFarmacia', type: 'boolean' },
  { source: 'tieneUrgencias', type: 'boolean' },
];

const filters: FilterSpec<UnidadTipo>[] = [
  { source: 'grupo', kind: 'set', choices: grupoUnidad },
  { source: 'nivelAtencion', kind: 'range', of: 'number' },
  { source: 'tieneHospitalizacion', kind: 'boolean', nullable: true },
  { source: 'tieneFarmacia', kind: 'boolean', nullable: true },
  { source: 'tieneUrgencias', kind: 'boolean', nullable: true },
];

const peek: PeekSpec = {
  facts: [
    { source: 'grupo', type: 'enum', choices: grupoUnidad },
    { source: 'nivelAtencion', type: 'integer' },
  ],
};

export default function UnidadTipoList() {
  return (
    <ListPage
      name={{ label: 'resources.unidad-tipo.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}
