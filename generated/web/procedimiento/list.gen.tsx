// Generated from schemas/entities/catalogos/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Procedimiento } from '../../shared/types/procedimiento.gen';
import { listActions } from './actions.gen';
import { procedimientoTipo, sexoPermitido } from './enums.gen';

const columns: Column<Procedimiento>[] = [
  { source: 'clave', type: 'text' },
  { source: 'tipo', type: 'enum', choices: procedimientoTipo, inline: true },
  { source: 'sexoPermitido', type: 'enum', choices: sexoPermitido },
  { source: 'requiereConsentimiento', type: 'boolean', inline: true },
];

const filters: FilterSpec<Procedimiento>[] = [
  { source: 'tipo', kind: 'set', choices: procedimientoTipo },
  { source: 'sexoPermitido', kind: 'set', choices: sexoPermitido },
  { source: 'requiereConsentimiento', kind: 'boolean' },
];

const peek: PeekSpec = {
  facts: [
    { source: 'tipo', type: 'enum', choices: procedimientoTipo },
    { source: 'sexoPermitido', type: 'enum', choices: sexoPermitido },
    { source: 'requiereConsentimiento', type: 'boolean' },
  ],
  lines: { source: 'insumosSugeridos', columns: async () => (await import('./lines.gen')).insumosSugeridosColumns },
};

export default function ProcedimientoList() {
  return (
    <ListPage
      name={{ label: 'resources.procedimiento.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}
