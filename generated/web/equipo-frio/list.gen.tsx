// Generated from schemas/entities/inventario/equipo-frio.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { EquipoFrio } from '../../shared/types/equipo-frio.gen';
import { listActions } from './actions.gen';
import { tipoEquipoFrio } from './enums.gen';

const columns: Column<EquipoFrio>[] = [
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
    hidden: true,
  },
  {
    source: 'jurisdiccionId',
    type: 'reference',
    reference: 'jurisdiccion',
    labelField: 'jurisdiccionNombre',
    permission: 'catalogo.ver',
    sortBy: 'jurisdiccionNombre',
    hidden: true,
  },
  { source: 'lecturasPorDia', type: 'integer', hidden: true },
  { source: 'clave', type: 'text' },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
  },
  { source: 'tipo', type: 'enum', choices: tipoEquipoFrio },
  { source: 'minima', type: 'number', scale: 1, unit: '°C' },
  { source: 'maxima', type: 'number', scale: 1, unit: '°C' },
  { source: 'ultimaFalta', type: 'date' },
];

const filters: FilterSpec<EquipoFrio>[] = [
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'tipo', kind: 'set', choices: tipoEquipoFrio },
  { source: 'ultimaFalta', kind: 'range', of: 'date', nullable: true },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'almacenId',
      type: 'reference',
      reference: 'almacen',
      labelField: 'almacenNombre',
      permission: 'catalogo.ver',
    },
    { source: 'tipo', type: 'enum', choices: tipoEquipoFrio },
    { source: 'minima', type: 'number', scale: 1, unit: '°C' },
    { source: 'maxima', type: 'number', scale: 1, unit: '°C' },
  ],
};

export default function EquipoFrioList() {
  return (
    <ListPage
      name={{ label: 'resources.equipo-frio.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}
