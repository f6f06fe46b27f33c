// Generated from schemas/entities/catalogos/motivo-salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { MotivoSalidaExtraordinaria } from '../../shared/types/motivo-salida-extraordinaria.gen';
import { listActions } from './actions.gen';
import { destinoSalida } from './enums.gen';

const columns: Column<MotivoSalidaExtraordinaria>[] = [
  { source: 'clave', type: 'text' },
  { source: 'requiereAutorizacion', type: 'boolean' },
  { source: 'requiereEvidencia', type: 'boolean' },
  { source: 'requiereActa', type: 'boolean' },
  { source: 'destino', type: 'enum', choices: destinoSalida },
  { source: 'esMerma', type: 'boolean' },
  { source: 'permiteLoteCaducado', type: 'boolean' },
  { source: 'orden', type: 'integer', hidden: true },
];

const filters: FilterSpec<MotivoSalidaExtraordinaria>[] = [
  { source: 'requiereAutorizacion', kind: 'boolean' },
  { source: 'requiereEvidencia', kind: 'boolean' },
  { source: 'requiereActa', kind: 'boolean' },
  { source: 'destino', kind: 'set', choices: destinoSalida },
  { source: 'esMerma', kind: 'boolean' },
  { source: 'permiteLoteCaducado', kind: 'boolean' },
];

const peek: PeekSpec = {
  facts: [
    { source: 'destino', type: 'enum', choices: destinoSalida },
    { source: 'esMerma', type: 'boolean' },
    { source: 'requiereAutorizacion', type: 'boolean' },
    { source: 'requiereActa', type: 'boolean' },
  ],
};

export default function MotivoSalidaExtraordinariaList() {
  return (
    <ListPage
      name={{ label: 'resources.motivo-salida-extraordinaria.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}
