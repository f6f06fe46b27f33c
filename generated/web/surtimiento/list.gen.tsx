// Generated from schemas/entities/farmacia/surtimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Surtimiento } from '../../shared/types/surtimiento.gen';
import { estatusSurtimiento } from './enums.gen';

const columns: Column<Surtimiento>[] = [
  {
    source: 'recetaId',
    type: 'reference',
    reference: 'receta',
    labelField: 'recetaNombre',
    permission: 'receta.ver',
    sortBy: 'recetaNombre',
  },
  { source: 'estatus', type: 'enum', choices: estatusSurtimiento },
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
    sortBy: 'pacienteNombre',
  },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
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
    source: 'unidadRecetaId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadRecetaNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadRecetaNombre',
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
  { source: 'fecha', type: 'datetime' },
  {
    source: 'usuarioId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'usuarioNombre',
    permission: 'usuario.ver',
    sortBy: 'usuarioNombre',
  },
  { source: 'piezas', type: 'integer' },
];

const filters: FilterSpec<Surtimiento>[] = [
  { source: 'recetaId', kind: 'reference', reference: 'receta', permission: 'receta.ver' },
  { source: 'estatus', kind: 'set', choices: estatusSurtimiento },
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  { source: 'unidadRecetaId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  { source: 'fecha', kind: 'range', of: 'datetime' },
  { source: 'controlado', kind: 'boolean', nullable: true },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'recetaId',
      type: 'reference',
      reference: 'receta',
      labelField: 'recetaNombre',
      permission: 'receta.ver',
    },
    { source: 'estatus', type: 'enum', choices: estatusSurtimiento },
    { source: 'fecha', type: 'datetime' },
    {
      source: 'usuarioId',
      type: 'reference',
      reference: 'usuario',
      labelField: 'usuarioNombre',
      permission: 'usuario.ver',
    },
  ],
  lines: { source: 'lineas', columns: async () => (await import('./lines.gen')).lineasAllColumns },
};

export default function SurtimientoList() {
  return (
    <ListPage
      name={{ label: 'resources.surtimiento.name', sortBy: 'folio', paths: ['folio', 'numero'] }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}
