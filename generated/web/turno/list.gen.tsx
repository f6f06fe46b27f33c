// Generated from schemas/entities/red/turno.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Turno } from '../../shared/types/turno.gen';
import { listActions } from './actions.gen';
import { turno } from './enums.gen';

const columns: Column<Turno>[] = [
  { source: 'clave', type: 'text' },
  { source: 'codigo', type: 'enum', choices: turno },
  { source: 'horaInicio', type: 'time' },
  { source: 'horaFin', type: 'time' },
  { source: 'orden', type: 'integer', hidden: true },
];

const filters: FilterSpec<Turno>[] = [{ source: 'codigo', kind: 'set', choices: turno }];

const peek: PeekSpec = {
  facts: [
    { source: 'codigo', type: 'enum', choices: turno },
    { source: 'horaInicio', type: 'time' },
    { source: 'horaFin', type: 'time' },
  ],
};

export default function TurnoList() {
  return (
    <ListPage
      name={{ label: 'resources.turno.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}
