// Generated from schemas/reports/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { almacenForm } from '../../shared/forms/operation-almacen.gen';
import { tipoMovimiento } from './enums.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="almacenId" required reference="almacen" />
      <DateInput source="desde" hint />
      <DateInput source="hasta" />
      <SelectInput source="tipo" choices={tipoMovimiento} />
      <ReferenceInput source="insumoId" reference="insumo" />
      <ReferenceInput source="proveedorId" hint reference="proveedor" />
      <ReferenceInput source="destinoId" hint reference="almacen" />
    </>
  );
}

const report: ReportModule = {
  name: 'almacen',
  operation: 'almacen',
  path: '/reportes/almacen',
  icon: 'warehouse',
  permission: 'reporte.almacen',
  types: {
    almacenId: 'integer',
    desde: 'string',
    hasta: 'string',
    tipo: 'string',
    insumoId: 'integer',
    proveedorId: 'integer',
    destinoId: 'integer',
  },
  blocks: [
    {
      name: 'resumen',
      type: 'tiles',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Tiles')),
      roles: {},
      fields: [
        {
          field: 'recibidas',
          format: 'integer',
          drill: {
            resource: 'solicitud',
            permission: 'solicitud.ver',
            filter: {
              almacenSurtidorId: { parameter: 'almacenId' },
              almacenSolicitanteId: { parameter: 'destinoId' },
              fechaRecepcion: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
            },
            sort: { field: 'fechaRecepcion', direction: 'asc' },
          },
        },
        { field: 'surtido', format: 'percent' },
        { field: 'aTiempo', format: 'percent' },
        { field: 'conDiferencias', format: 'integer', tone: 'warning' },
        { field: 'exactitud', format: 'percent' },
        { field: 'rotacion', format: 'decimal' },
        { field: 'merma', format: 'percent', tone: 'danger' },
        { field: 'sinMovimiento', format: 'integer', tone: 'warning' },
      ],
      levels: [50, 80, 95, 99.5],
    },
    {
      name: 'tipos',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'tipo', value: 'porcentaje', of: 'todas', part: 'piezas' },
      fields: [
        { field: 'tipo', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'piezas', format: 'integer' },
        { field: 'todas', format: 'integer' },
        { field: 'importe', format: 'money' },
        { field: 'movimientos', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      neutral: true,
      drill: {
        resource: 'kardex',
        permission: 'kardex.ver',
        filter: {
          almacenId: { parameter: 'almacenId' },
          insumoId: { parameter: 'insumoId' },
          tipo: { field: 'codigo' },
          fechaMovimiento: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
        },
        sort: { field: 'fechaMovimiento', direction: 'asc' },
      },
    },
    {
      name: 'entradasSalidas',
      type: 'stack',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/StackedBars')),
      roles: { column: 'tipo', label: 'tramo', value: 'piezas' },
      fields: [
        { field: 'tramo', format: 'text' },
        { field: 'tipo', format: 'text' },
        { field: 'piezas', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'kardex',
        permission: 'kardex.ver',
        filter: {
          almacenId: { parameter: 'almacenId' },
          insumoId: { parameter: 'insumoId' },
          tipo: { field: 'codigo' },
          fechaMovimiento: { gte: { field: 'primero' }, lte: { field: 'ultimo' } },
        },
        sort: { field: 'fechaMovimiento', direction: 'asc' },
      },
    },
    {
      name: 'destinos',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'destino', value: 'porcentaje', of: 'autorizadas', part: 'surtidas' },
      fields: [
        { field: 'destino', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'surtidas', format: 'integer' },
        { field: 'autorizadas', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'solicitud',
        permission: 'solicitud.ver',
        filter: {
          almacenSurtidorId: { parameter: 'almacenId' },
          almacenSolicitanteId: { field: 'destinoId' },
          fechaRecepcion: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
        },
        sort: { field: 'fechaRecepcion', direction: 'asc' },
      },
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: almacenForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-almacen.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-almacen.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-almacen.gen.json')).default],
  },
};

export default report;
