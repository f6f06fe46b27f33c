// Generated from schemas/entities/proveedores/evaluacion-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { EvaluacionProveedor } from '../../shared/types/evaluacion-proveedor.gen';

const columns: Column<EvaluacionProveedor>[] = [
  {
    source: 'proveedorId',
    type: 'reference',
    reference: 'proveedor',
    labelField: 'proveedorNombre',
    permission: 'proveedor.ver',
    sortBy: 'proveedorNombre',
  },
  { source: 'calificacion', type: 'number', scale: 1, unit: '%' },
  { source: 'cumplimientoTiempo', type: 'number', scale: 1, unit: '%' },
  { source: 'entregasPuntuales', type: 'integer', total: true },
  { source: 'entregas', type: 'integer', total: true },
  { source: 'cumplimientoCantidad', type: 'number', scale: 1, unit: '%' },
  { source: 'piezasEntregadas', type: 'integer', hidden: true, total: true },
  { source: 'piezasDebidas', type: 'integer', hidden: true, total: true },
  { source: 'canjesAtendidos', type: 'number', scale: 1, unit: '%' },
  { source: 'piezasCanjeadas', type: 'integer', hidden: true, total: true },
  { source: 'piezasCarta', type: 'integer', hidden: true, total: true },
  { source: 'rechazos', type: 'number', scale: 1, unit: '%' },
  { source: 'piezasRechazadas', type: 'integer', hidden: true, total: true },
  { source: 'piezasRevisadas', type: 'integer', hidden: true, total: true },
  { source: 'recepciones', type: 'integer', total: true },
  { source: 'canjes', type: 'integer', total: true },
];

const filters: FilterSpec<EvaluacionProveedor>[] = [
  { source: 'proveedorId', kind: 'reference', reference: 'proveedor', permission: 'proveedor.ver' },
  { source: 'calificacion', kind: 'range', of: 'number', unit: '%', nullable: true },
  { source: 'cumplimientoTiempo', kind: 'range', of: 'number', unit: '%', nullable: true },
  { source: 'cumplimientoCantidad', kind: 'range', of: 'number', unit: '%', nullable: true },
  { source: 'canjesAtendidos', kind: 'range', of: 'number', unit: '%', nullable: true },
  { source: 'rechazos', kind: 'range', of: 'number', unit: '%', nullable: true },
];

export default function EvaluacionProveedorList() {
  return (
    <ListPage
      name={{
        label: 'resources.evaluacion-proveedor.fields.razonSocial',
        sortBy: 'razonSocial',
        paths: ['razonSocial'],
      }}
      columns={columns}
      filters={filters}
    />
  );
}
