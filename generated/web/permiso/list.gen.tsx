// Generated from schemas/entities/seguridad/permiso.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Permiso } from '../../shared/types/permiso.gen';
import { riesgoPermiso } from './enums.gen';

const columns: Column<Permiso>[] = [
  { source: 'clave', type: 'text' },
  { source: 'descripcionEn', type: 'text', hidden: true },
  { source: 'recurso', type: 'text' },
  { source: 'accion', type: 'text' },
  {
    source: 'moduloId',
    type: 'reference',
    reference: 'modulo',
    labelField: 'moduloNombre',
    permission: 'permiso.ver',
    sortBy: 'moduloNombre',
  },
  { source: 'riesgo', type: 'enum', choices: riesgoPermiso },
  { source: 'requiereSegundaPersona', type: 'boolean' },
];

const filters: FilterSpec<Permiso>[] = [
  { source: 'recurso', kind: 'contains' },
  { source: 'accion', kind: 'contains' },
  { source: 'moduloId', kind: 'reference', reference: 'modulo', permission: 'permiso.ver' },
  { source: 'riesgo', kind: 'set', choices: riesgoPermiso },
  { source: 'requiereSegundaPersona', kind: 'boolean' },
];

const peek: PeekSpec = {
  facts: [
    { source: 'riesgo', type: 'enum', choices: riesgoPermiso },
    {
      source: 'moduloId',
      type: 'reference',
      reference: 'modulo',
      labelField: 'moduloNombre',
      permission: 'permiso.ver',
    },
    { source: 'requiereSegundaPersona', type: 'boolean' },
  ],
};

export default function PermisoList() {
  return (
    <ListPage
      name={{ label: 'resources.permiso.fields.descripcion', sortBy: 'descripcion', paths: ['descripcion'] }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}
