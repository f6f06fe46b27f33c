// Generated from schemas/entities/catalogos/via-administracion.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
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

const peek: PeekSpec = {
  facts: [
    { source: 'codigo', type: 'enum', choices: via },
    { source: 'abreviatura', type: 'text' },
  ],
};

export default function ViaAdministracionList() {
  return (
    <ListPage
      name={{ label: 'resources.via-administracion.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}
