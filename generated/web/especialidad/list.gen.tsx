// Generated from schemas/entities/catalogos/especialidad.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Especialidad } from '../../shared/types/especialidad.gen';
import { listActions } from './actions.gen';
import { especialidadTipo } from './enums.gen';

const columns: Column<Especialidad>[] = [
  { source: 'clave', type: 'text' },
  { source: 'tipo', type: 'enum', choices: especialidadTipo },
];

const filters: FilterSpec<Especialidad>[] = [
  { source: 'tipo', kind: 'set', choices: especialidadTipo, nullable: true },
];

const peek: PeekSpec = { facts: [{ source: 'tipo', type: 'enum', choices: especialidadTipo }] };

export default function EspecialidadList() {
  return (
    <ListPage
      name={{ label: 'resources.especialidad.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}
