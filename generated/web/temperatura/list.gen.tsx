// Generated from schemas/entities/inventario/temperatura.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Temperatura } from '../../shared/types/temperatura.gen';
import { estadoLectura } from './enums.gen';

const columns: Column<Temperatura>[] = [
  {
    source: 'equipoFrioId',
    type: 'reference',
    reference: 'equipo-frio',
    labelField: 'equipoFrioNombre',
    permission: 'inventario.ver',
    sortBy: 'equipoFrioNombre',
    hidden: true,
  },
  { source: 'humedad', type: 'number', scale: 0, unit: '%', hidden: true },
  { source: 'fueraDeRango', type: 'boolean', hidden: true },
  {
    source: 'corrigeId',
    type: 'reference',
    reference: 'temperatura',
    labelField: 'corrigeNombre',
    permission: 'inventario.ver',
    sortBy: 'corrigeNombre',
    hidden: true,
  },
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
  { source: 'minima', type: 'number', scale: 1, unit: '°C', hidden: true },
  { source: 'maxima', type: 'number', scale: 1, unit: '°C', hidden: true },
  { source: 'fecha', type: 'datetime' },
  { source: 'minimaRegistrada', type: 'number', scale: 1, unit: '°C' },
  { source: 'maximaRegistrada', type: 'number', scale: 1, unit: '°C' },
  { source: 'estado', type: 'enum', choices: estadoLectura },
  {
    source: 'responsableId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'responsableNombre',
    permission: 'usuario.ver',
    sortBy: 'responsableNombre',
  },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
  },
];

const filters: FilterSpec<Temperatura>[] = [
  { source: 'equipoFrioId', kind: 'reference', reference: 'equipo-frio', permission: 'inventario.ver' },
  { source: 'temperatura', kind: 'range', of: 'number', unit: '°C' },
  { source: 'fecha', kind: 'range', of: 'datetime' },
  { source: 'fueraDeRango', kind: 'boolean', nullable: true },
  { source: 'estado', kind: 'set', choices: estadoLectura, nullable: true },
  { source: 'responsableId', kind: 'reference', reference: 'usuario', permission: 'usuario.ver', nullable: true },
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver', nullable: true },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'equipoFrioId',
      type: 'reference',
      reference: 'equipo-frio',
      labelField: 'equipoFrioNombre',
      permission: 'inventario.ver',
    },
    { source: 'temperatura', type: 'number', scale: 1, unit: '°C' },
    { source: 'fecha', type: 'datetime' },
    { source: 'estado', type: 'enum', choices: estadoLectura },
  ],
};

export default function TemperaturaList() {
  return (
    <ListPage
      name={{ label: 'resources.temperatura.name', sortBy: 'equipo', paths: ['equipo', 'temperatura'] }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}
