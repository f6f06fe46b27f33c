// Generated from schemas/entities/inventario/plantilla-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { PlantillaConfiguracion } from '../../shared/types/plantilla-configuracion.gen';
import { tipoAlmacen } from './enums.gen';

const columns: Column<PlantillaConfiguracion>[] = [
  {
    source: 'unidadTipoId',
    type: 'reference',
    reference: 'unidad-tipo',
    labelField: 'unidadTipoNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadTipoNombre',
  },
  { source: 'tipoAlmacen', type: 'enum', choices: tipoAlmacen },
];

const filters: FilterSpec<PlantillaConfiguracion>[] = [
  { source: 'unidadTipoId', kind: 'reference', reference: 'unidad-tipo', permission: 'catalogo.ver' },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'unidadTipoId',
      type: 'reference',
      reference: 'unidad-tipo',
      labelField: 'unidadTipoNombre',
      permission: 'catalogo.ver',
    },
    { source: 'tipoAlmacen', type: 'enum', choices: tipoAlmacen },
  ],
  lines: { source: 'lineas', columns: async () => (await import('./lines.gen')).lineasColumns },
};

export default function PlantillaConfiguracionList() {
  return (
    <ListPage
      name={{ label: 'resources.plantilla-configuracion.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}
