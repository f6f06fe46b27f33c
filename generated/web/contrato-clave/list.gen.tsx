// Generated from schemas/entities/proveedores/contrato-clave.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ContratoClave } from '../../shared/types/contrato-clave.gen';

const columns: Column<ContratoClave>[] = [
  {
    source: 'contratoId',
    type: 'reference',
    reference: 'contrato',
    labelField: 'contratoNombre',
    permission: 'proveedor.ver',
    sortBy: 'contratoNombre',
  },
  {
    source: 'proveedorId',
    type: 'reference',
    reference: 'proveedor',
    labelField: 'proveedorNombre',
    permission: 'proveedor.ver',
    sortBy: 'proveedorNombre',
  },
  { source: 'ejercicio', type: 'integer' },
  { source: 'insumoClave', type: 'text', hidden: true },
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
    sortBy: 'insumoNombre',
    hidden: true,
  },
  { source: 'cantidadMinima', type: 'integer', total: true },
  { source: 'cantidadMaxima', type: 'integer', total: true },
  { source: 'entregado', type: 'integer', total: true },
  { source: 'faltaMinimo', type: 'integer', total: true },
  { source: 'pendiente', type: 'integer', total: true },
  { source: 'vigenciaHasta', type: 'date' },
  { source: 'avance', type: 'number', scale: 1, unit: '%' },
  { source: 'ultimaEntrega', type: 'date' },
  { source: 'vigenciaDesde', type: 'date', hidden: true },
  { source: 'precio', type: 'money', hidden: true },
];

const filters: FilterSpec<ContratoClave>[] = [
  { source: 'contratoId', kind: 'reference', reference: 'contrato', permission: 'proveedor.ver' },
  { source: 'proveedorId', kind: 'reference', reference: 'proveedor', permission: 'proveedor.ver' },
  { source: 'ejercicio', kind: 'range', of: 'number', nullable: true },
  { source: 'vigenciaHasta', kind: 'range', of: 'date', nullable: true },
  { source: 'insumoId', kind: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  { source: 'faltaMinimo', kind: 'range', of: 'number' },
  { source: 'pendiente', kind: 'range', of: 'number' },
  { source: 'avance', kind: 'range', of: 'number', unit: '%', nullable: true },
  { source: 'ultimaEntrega', kind: 'range', of: 'date', nullable: true },
];

export default function ContratoClaveList() {
  return (
    <ListPage
      name={{
        label: 'resources.contrato-clave.fields.insumoId',
        sortBy: 'insumoNombre',
        paths: ['insumoId', 'insumoClave'],
        ficha: {
          name: (record: ContratoClave) => textOf`${record.insumoNombre}`,
          line: (record: ContratoClave) => textOf`${record.insumoClave}`,
        },
      }}
      columns={columns}
      filters={filters}
    />
  );
}
