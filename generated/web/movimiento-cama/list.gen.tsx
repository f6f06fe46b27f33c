// Generated from schemas/entities/hospital/movimiento-cama.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { MovimientoCama } from '../../shared/types/movimiento-cama.gen';
import { motivoMovimientoCama } from './enums.gen';

const columns: Column<MovimientoCama>[] = [
  {
    source: 'hospitalizacionId',
    type: 'reference',
    reference: 'hospitalizacion',
    labelField: 'hospitalizacionNombre',
    permission: 'hospitalizacion.ver',
    sortBy: 'hospitalizacionNombre',
  },
  {
    source: 'camaId',
    type: 'reference',
    reference: 'cama',
    labelField: 'camaNombre',
    permission: 'catalogo.ver',
    sortBy: 'camaNombre',
  },
  {
    source: 'servicioId',
    type: 'reference',
    reference: 'nucleo',
    labelField: 'servicioNombre',
    permission: 'catalogo.ver',
    sortBy: 'servicioNombre',
    sortable: false,
  },
  { source: 'hasta', type: 'datetime', sortable: false },
  { source: 'motivo', type: 'enum', choices: motivoMovimientoCama, sortable: false },
  {
    source: 'usuarioId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'usuarioNombre',
    permission: 'usuario.ver',
    sortBy: 'usuarioNombre',
    sortable: false,
  },
];

const filters: FilterSpec<MovimientoCama>[] = [
  { source: 'hospitalizacionId', kind: 'reference', reference: 'hospitalizacion', permission: 'hospitalizacion.ver' },
  { source: 'camaId', kind: 'reference', reference: 'cama', permission: 'catalogo.ver' },
  { source: 'servicioId', kind: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  { source: 'desde', kind: 'range', of: 'datetime' },
  { source: 'motivo', kind: 'set', choices: motivoMovimientoCama },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'hospitalizacionId',
      type: 'reference',
      reference: 'hospitalizacion',
      labelField: 'hospitalizacionNombre',
      permission: 'hospitalizacion.ver',
    },
    { source: 'camaId', type: 'reference', reference: 'cama', labelField: 'camaNombre', permission: 'catalogo.ver' },
    { source: 'desde', type: 'datetime' },
    { source: 'hasta', type: 'datetime' },
  ],
};

export default function MovimientoCamaList() {
  return (
    <ListPage
      name={{ label: 'resources.movimiento-cama.fields.desde', sortBy: 'desde', paths: ['desde'] }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}
