// Generated from schemas/entities/consulta/adenda.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Adenda } from '../../shared/types/adenda.gen';

const columns: Column<Adenda>[] = [
  {
    source: 'consultaId',
    type: 'reference',
    reference: 'consulta',
    labelField: 'consultaNombre',
    permission: 'consulta.ver',
    sortBy: 'consultaNombre',
  },
  { source: 'texto', type: 'longText' },
  { source: 'fecha', type: 'datetime' },
];

const filters: FilterSpec<Adenda>[] = [
  { source: 'consultaId', kind: 'reference', reference: 'consulta', permission: 'consulta.ver' },
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver', nullable: true },
  { source: 'fecha', kind: 'range', of: 'datetime', nullable: true },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'consultaId',
      type: 'reference',
      reference: 'consulta',
      labelField: 'consultaNombre',
      permission: 'consulta.ver',
    },
    { source: 'fecha', type: 'datetime' },
  ],
};

export default function AdendaList() {
  return (
    <ListPage
      name={{ label: 'resources.adenda.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}
