// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { AlertaSanitaria } from '../../shared/types/alerta-sanitaria.gen';
import { claseAlerta, estatusAlertaSanitaria, origenAlerta } from './enums.gen';

const columns: Column<AlertaSanitaria>[] = [
  { source: 'estatus', type: 'enum', choices: estatusAlertaSanitaria },
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
    sortBy: 'insumoNombre',
  },
  { source: 'numeroLote', type: 'text' },
  { source: 'origen', type: 'enum', choices: origenAlerta },
  { source: 'clase', type: 'enum', choices: claseAlerta },
  { source: 'retenidas', type: 'integer' },
  { source: 'localizadas', type: 'integer' },
  { source: 'porResponder', type: 'integer' },
  { source: 'fechaEmision', type: 'datetime' },
  {
    source: 'proveedorId',
    type: 'reference',
    reference: 'proveedor',
    labelField: 'proveedorNombre',
    permission: 'proveedor.ver',
    sortBy: 'proveedorNombre',
    hidden: true,
  },
  { source: 'marca', type: 'text', hidden: true },
  { source: 'fechaCaptura', type: 'datetime', hidden: true },
];

const filters: FilterSpec<AlertaSanitaria>[] = [
  { source: 'estatus', kind: 'set', choices: estatusAlertaSanitaria, nullable: true },
  { source: 'insumoId', kind: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  { source: 'numeroLote', kind: 'contains' },
  { source: 'proveedorId', kind: 'reference', reference: 'proveedor', permission: 'proveedor.ver', nullable: true },
  { source: 'origen', kind: 'set', choices: origenAlerta },
  { source: 'clase', kind: 'set', choices: claseAlerta },
  { source: 'porResponder', kind: 'range', of: 'number', nullable: true },
  { source: 'fechaCaptura', kind: 'range', of: 'datetime', nullable: true },
  { source: 'fechaEmision', kind: 'range', of: 'datetime', nullable: true },
];

const views: readonly ListView[] = [
  { id: 'porAtender', filter: { paso: ['emitir', 'cerrar'] } },
  { id: 'enCurso', filter: { estatus: ['BORRADOR', 'EMITIDA'] } },
];

const peek: PeekSpec = {
  facts: [
    { source: 'estatus', type: 'enum', choices: estatusAlertaSanitaria },
    {
      source: 'insumoId',
      type: 'reference',
      reference: 'insumo',
      labelField: 'insumoNombre',
      permission: 'catalogo.ver',
    },
    { source: 'numeroLote', type: 'text' },
    { source: 'retenidas', type: 'integer' },
    { source: 'porResponder', type: 'integer' },
  ],
  lines: { source: 'almacenes', columns: async () => (await import('./lines.gen')).almacenesAllColumns },
};

export default function AlertaSanitariaList() {
  return (
    <ListPage
      name={{ label: 'resources.alerta-sanitaria.fields.folio', sortBy: 'folio', paths: ['folio'] }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}
