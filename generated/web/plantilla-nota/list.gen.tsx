// Generated from schemas/entities/consulta/plantilla-nota.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { PlantillaNota } from '../../shared/types/plantilla-nota.gen';

const columns: Column<PlantillaNota>[] = [
  {
    source: 'diagnosticoId',
    type: 'reference',
    reference: 'diagnostico',
    labelField: 'diagnosticoNombre',
    permission: 'catalogo.ver',
    sortBy: 'diagnosticoNombre',
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
];

const filters: FilterSpec<PlantillaNota>[] = [
  { source: 'diagnosticoId', kind: 'reference', reference: 'diagnostico', permission: 'catalogo.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'diagnosticoId',
      type: 'reference',
      reference: 'diagnostico',
      labelField: 'diagnosticoNombre',
      permission: 'catalogo.ver',
    },
    {
      source: 'unidadId',
      type: 'reference',
      reference: 'unidad',
      labelField: 'unidadNombre',
      permission: 'catalogo.ver',
    },
  ],
};

export default function PlantillaNotaList() {
  return (
    <ListPage
      name={{ label: 'resources.plantilla-nota.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}
