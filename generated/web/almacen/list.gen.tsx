// Generated from schemas/entities/red/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Almacen } from '../../shared/types/almacen.gen';
import { listActions } from './actions.gen';
import { tipoAlmacen } from './enums.gen';

const columns: Column<Almacen>[] = [
  { source: 'clave', type: 'text' },
  { source: 'tipo', type: 'enum', choices: tipoAlmacen },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
  },
  {
    source: 'responsablePersonalId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'responsablePersonalNombre',
    permission: 'personal-medico.ver',
    sortBy: 'responsablePersonalNombre',
    inline: true,
  },
  { source: 'manejaControlados', type: 'boolean', inline: true },
  { source: 'manejaRedFria', type: 'boolean', inline: true },
];

const filters: FilterSpec<Almacen>[] = [
  { source: 'tipo', kind: 'set', choices: tipoAlmacen },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  { source: 'manejaControlados', kind: 'boolean' },
  { source: 'manejaRedFria', kind: 'boolean' },
  { source: 'surtimientoCruzado', kind: 'boolean', nullable: true },
];

const peek: PeekSpec = {
  facts: [
    { source: 'tipo', type: 'enum', choices: tipoAlmacen },
    {
      source: 'unidadId',
      type: 'reference',
      reference: 'unidad',
      labelField: 'unidadNombre',
      permission: 'catalogo.ver',
    },
    {
      source: 'responsablePersonalId',
      type: 'reference',
      reference: 'personal-medico',
      labelField: 'responsablePersonalNombre',
      permission: 'personal-medico.ver',
    },
  ],
};

export default function AlmacenList() {
  return (
    <ListPage
      name={{ label: 'resources.almacen.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}
