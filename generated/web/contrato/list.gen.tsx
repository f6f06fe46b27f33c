// Generated from schemas/entities/proveedores/contrato.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Contrato } from '../../shared/types/contrato.gen';

const columns: Column<Contrato>[] = [
  {
    source: 'proveedorId',
    type: 'reference',
    reference: 'proveedor',
    labelField: 'proveedorNombre',
    permission: 'proveedor.ver',
    sortBy: 'proveedorNombre',
  },
  { source: 'ejercicio', type: 'text' },
  { source: 'vigenciaDesde', type: 'date' },
  { source: 'vigenciaHasta', type: 'date' },
];

const filters: FilterSpec<Contrato>[] = [
  { source: 'proveedorId', kind: 'reference', reference: 'proveedor', permission: 'proveedor.ver' },
  { source: 'ejercicio', kind: 'range', of: 'number' },
  { source: 'vigenciaHasta', kind: 'range', of: 'date' },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'proveedorId',
      type: 'reference',
      reference: 'proveedor',
      labelField: 'proveedorNombre',
      permission: 'proveedor.ver',
    },
    { source: 'ejercicio', type: 'text' },
    { source: 'vigenciaHasta', type: 'date' },
  ],
  lines: { source: 'lineas', columns: async () => (await import('./lines.gen')).lineasColumns },
};

export default function ContratoList() {
  return (
    <ListPage
      name={{ label: 'resources.contrato.fields.numero', sortBy: 'numero', paths: ['numero'] }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}
