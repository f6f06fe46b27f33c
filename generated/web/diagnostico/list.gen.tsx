// Generated from schemas/entities/catalogos/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Diagnostico } from '../../shared/types/diagnostico.gen';
import { listActions } from './actions.gen';
import { sexoPermitido } from './enums.gen';

const columns: Column<Diagnostico>[] = [
  { source: 'clave', type: 'text', hidden: true },
  { source: 'claveConPunto', type: 'text', sortable: false },
  { source: 'capitulo', type: 'text' },
  { source: 'sexoPermitido', type: 'enum', choices: sexoPermitido },
  { source: 'notificacionObligatoria', type: 'boolean' },
  { source: 'cronico', type: 'boolean' },
];

const filters: FilterSpec<Diagnostico>[] = [
  { source: 'sexoPermitido', kind: 'set', choices: sexoPermitido },
  { source: 'notificacionObligatoria', kind: 'boolean', nullable: true },
  { source: 'cronico', kind: 'boolean', nullable: true },
];

const peek: PeekSpec = {
  facts: [
    { source: 'claveConPunto', type: 'text' },
    { source: 'sexoPermitido', type: 'enum', choices: sexoPermitido },
  ],
};

export default function DiagnosticoList() {
  return (
    <ListPage
      name={{ label: 'resources.diagnostico.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}
