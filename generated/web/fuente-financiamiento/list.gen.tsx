// Generated from schemas/entities/catalogos/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { FuenteFinanciamiento } from '../../shared/types/fuente-financiamiento.gen';
import { listActions } from './actions.gen';
import { origenFinanciamiento } from './enums.gen';

const columns: Column<FuenteFinanciamiento>[] = [
  { source: 'clave', type: 'text' },
  { source: 'origen', type: 'enum', choices: origenFinanciamiento },
  { source: 'ejercicio', type: 'text' },
  { source: 'partidaPresupuestal', type: 'code' },
];

const filters: FilterSpec<FuenteFinanciamiento>[] = [
  { source: 'origen', kind: 'set', choices: origenFinanciamiento },
  { source: 'ejercicio', kind: 'range', of: 'number' },
  { source: 'partidaPresupuestal', kind: 'contains', nullable: true },
];

const peek: PeekSpec = {
  facts: [
    { source: 'origen', type: 'enum', choices: origenFinanciamiento },
    { source: 'ejercicio', type: 'text' },
    { source: 'partidaPresupuestal', type: 'code' },
  ],
};

export default function FuenteFinanciamientoList() {
  return (
    <ListPage
      name={{ label: 'resources.fuente-financiamiento.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}
