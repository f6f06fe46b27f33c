// Generated from schemas/entities/suministro/via-administracion.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '../../../src/ui/list/ListPage';
import type { Column } from '../../../src/ui/list/column';
import type { FilterSpec } from '../../../src/ui/list/filter-spec';
import type { ViaAdministracion } from '../../shared/types/via-administracion.gen';
import { listActions } from './actions.gen';
import { via } from './enums.gen';

const columns: Column<ViaAdministracion>[] = [
  { source: 'clave', type: 'text' },
  { source: 'codigo', type: 'enum', choices: via },
  { source: 'abreviatura', type: 'text', inline: true },
  { source: 'orden', type: 'integer', hidden: true, inline: true },
];

const filters: FilterSpec<ViaAdministracion>[] = [{ source: 'codigo', kind: 'set', choices: via }];

export default function ViaAdministracionList() {
  return (
    <ListPage
      name={{ label: 'resources.via-administracion.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
    />
  );
}
