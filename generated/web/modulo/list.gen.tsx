// Generated from schemas/entities/seguridad/modulo.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Modulo } from '../../shared/types/modulo.gen';
import { listActions } from './actions.gen';
import { grupoNavegacion, grupoUnidad, icono } from './enums.gen';

const columns: Column<Modulo>[] = [
  { source: 'clave', type: 'text' },
  { source: 'nombreEn', type: 'text', hidden: true },
  { source: 'grupoNavegacion', type: 'enum', choices: grupoNavegacion },
  {
    source: 'moduloPadreId',
    type: 'reference',
    reference: 'modulo',
    labelField: 'moduloPadreNombre',
    permission: 'permiso.ver',
    sortBy: 'moduloPadreNombre',
  },
  { source: 'ruta', type: 'longText' },
  { source: 'icono', type: 'enum', choices: icono },
  { source: 'orden', type: 'integer' },
  { source: 'gruposUnidad', type: 'enums', choices: grupoUnidad, sortable: false },
  { source: 'visibleTablet', type: 'boolean' },
];

const filters: FilterSpec<Modulo>[] = [
  { source: 'grupoNavegacion', kind: 'set', choices: grupoNavegacion },
  { source: 'moduloPadreId', kind: 'reference', reference: 'modulo', permission: 'permiso.ver', nullable: true },
  { source: 'visibleTablet', kind: 'boolean' },
];

const peek: PeekSpec = {
  facts: [
    { source: 'grupoNavegacion', type: 'enum', choices: grupoNavegacion },
    { source: 'ruta', type: 'longText' },
  ],
};

export default function ModuloList() {
  return (
    <ListPage
      name={{ label: 'resources.modulo.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}
