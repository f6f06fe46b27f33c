// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Cama } from '../../shared/types/cama.gen';
import { estatusCama, genero, tipoCama } from './enums.gen';

const columns: Column<Cama>[] = [
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
  },
  {
    source: 'servicioId',
    type: 'reference',
    reference: 'nucleo',
    labelField: 'servicioNombre',
    permission: 'catalogo.ver',
    sortBy: 'servicioNombre',
  },
  { source: 'tipo', type: 'enum', choices: tipoCama, inline: true },
  { source: 'censable', type: 'boolean', inline: true },
  { source: 'estatus', type: 'enum', choices: estatusCama },
  { source: 'oxigeno', type: 'boolean', inline: true },
  { source: 'monitor', type: 'boolean', inline: true },
  { source: 'ventilador', type: 'boolean', inline: true },
];

const filters: FilterSpec<Cama>[] = [
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  { source: 'servicioId', kind: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  { source: 'tipo', kind: 'set', choices: tipoCama },
  { source: 'censable', kind: 'boolean' },
  { source: 'estatus', kind: 'set', choices: estatusCama, nullable: true },
  { source: 'generoPermitido', kind: 'set', choices: genero, nullable: true },
  { source: 'oxigeno', kind: 'boolean', nullable: true },
  { source: 'monitor', kind: 'boolean', nullable: true },
  { source: 'ventilador', kind: 'boolean', nullable: true },
];

const views: readonly ListView[] = [
  { id: 'libres', filter: { estatus: 'DISPONIBLE' } },
  { id: 'limpieza', filter: { estatus: 'LIMPIEZA' } },
  { id: 'ocupadas', filter: { estatus: 'OCUPADA' } },
];

const peek: PeekSpec = {
  facts: [
    { source: 'estatus', type: 'enum', choices: estatusCama },
    {
      source: 'servicioId',
      type: 'reference',
      reference: 'nucleo',
      labelField: 'servicioNombre',
      permission: 'catalogo.ver',
    },
    {
      source: 'unidadId',
      type: 'reference',
      reference: 'unidad',
      labelField: 'unidadNombre',
      permission: 'catalogo.ver',
    },
    { source: 'tipo', type: 'enum', choices: tipoCama },
    { source: 'generoPermitido', type: 'enum', choices: genero },
  ],
};

export default function CamaList() {
  return (
    <ListPage
      name={{ label: 'resources.cama.fields.numero', sortBy: 'numero', paths: ['numero'] }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}
