// Generated from schemas/reports/cendis.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { cendisForm } from '../../shared/forms/operation-cendis.gen';
import { tipoSolicitud } from './enums.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="cendisId" required reference="almacen" filter={{ tipo: ['CENDIS', 'FARMACIA'] }} />
      <DateInput source="desde" hint />
      <DateInput source="hasta" />
      <ReferenceInput source="servicioId" reference="nucleo" />
      <SelectInput source="tipo" choices={tipoSolicitud} />
    </>
  );
}

const report: ReportModule = {
  name: 'cendis',
  operation: 'cendis',
  path: '/reportes/cendis',
  icon: 'box',
  permission: 'reporte.cendis',
  types: { cendisId: 'integer', desde: 'string', hasta: 'string', servicioId: 'integer', tipo: 'string' },
  blocks: [
    {
      name: 'resumen',
      type: 'tiles',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Tiles')),
      roles: {},
      fields: [
        { field: 'fondoFijo', format: 'percent' },
        { field: 'cumplimiento', format: 'percent' },
        { field: 'deficit', format: 'integer', tone: 'warning' },
        { field: 'cronicos', format: 'integer', tone: 'danger' },
        {
          field: 'enCero',
          format: 'integer',
          tone: 'danger',
          drill: {
            resource: 'inventario',
            permission: 'inventario.ver',
            filter: { almacenId: { parameter: 'cendisId' }, nivelAbasto: ['SIN_EXISTENCIA'] },
          },
        },
        {
          field: 'terminadas',
          format: 'integer',
          drill: {
            resource: 'solicitud',
            permission: 'solicitud.ver',
            filter: {
              almacenSolicitanteId: { parameter: 'cendisId' },
              tipo: { parameter: 'tipo' },
              fechaEnvio: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: ['RECIBIDA', 'RECIBIDA_CON_DIFERENCIAS', 'CERRADA', 'RECHAZADA'],
            },
            sort: { field: 'fechaEnvio', direction: 'asc' },
          },
        },
        {
          field: 'enCurso',
          format: 'integer',
          drill: {
            resource: 'solicitud',
            permission: 'solicitud.ver',
            filter: {
              almacenSolicitanteId: { parameter: 'cendisId' },
              tipo: { parameter: 'tipo' },
              fechaEnvio: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: ['ENVIADA', 'EN_REVISION', 'AUTORIZADA', 'EN_SURTIMIENTO', 'SURTIDA', 'EN_TRANSITO'],
            },
            sort: { field: 'fechaEnvio', direction: 'asc' },
          },
        },
        {
          field: 'ordenes',
          format: 'integer',
          drill: {
            resource: 'orden-cargo',
            permission: 'orden-cargo.ver',
            filter: {
              almacenSurtidorId: { parameter: 'cendisId' },
              servicioId: { parameter: 'servicioId' },
              fechaSolicitud: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: ['SURTIDA', 'SURTIDA_PARCIAL', 'RECIBIDA', 'CERRADA'],
            },
            sort: { field: 'fechaSolicitud', direction: 'asc' },
          },
        },
        { field: 'minutos', format: 'integer' },
        {
          field: 'devoluciones',
          format: 'integer',
          drill: {
            resource: 'devolucion-orden-cargo',
            permission: 'orden-cargo.ver',
            filter: {
              almacenSurtidorId: { parameter: 'cendisId' },
              servicioId: { parameter: 'servicioId' },
              estatus: ['ACEPTADA'],
              fechaSolicitud: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
            },
            sort: { field: 'fechaSolicitud', direction: 'asc' },
          },
        },
      ],
      levels: [50, 80, 95, 99.5],
    },
    {
      name: 'tramos',
      type: 'months',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/MonthBoard')),
      roles: { label: 'tramo', value: 'ordenes', figure: 'minutos' },
      fields: [
        { field: 'tramo', format: 'text' },
        { field: 'ordenes', format: 'integer' },
        { field: 'minutos', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'orden-cargo',
        permission: 'orden-cargo.ver',
        filter: {
          almacenSurtidorId: { parameter: 'cendisId' },
          servicioId: { parameter: 'servicioId' },
          fechaSolicitud: { gte: { field: 'primero' }, lte: { field: 'ultimo' } },
          estatus: ['SURTIDA', 'SURTIDA_PARCIAL', 'RECIBIDA', 'CERRADA'],
        },
        sort: { field: 'fechaSolicitud', direction: 'asc' },
      },
    },
    {
      name: 'horas',
      type: 'heatmap',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/HeatMap')),
      roles: { row: 'servicio', column: 'hora', value: 'ordenes' },
      fields: [
        { field: 'servicio', format: 'text' },
        { field: 'hora', format: 'text' },
        { field: 'ordenes', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
    },
    {
      name: 'cumplimiento',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'estado', value: 'porcentaje', of: 'todas', part: 'claves' },
      fields: [
        { field: 'estado', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'claves', format: 'integer' },
        { field: 'todas', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      neutral: true,
    },
    {
      name: 'servicios',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'servicio', value: 'porcentaje', of: 'minutos', part: 'ordenes' },
      fields: [
        { field: 'servicio', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'ordenes', format: 'integer' },
        { field: 'minutos', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      neutral: true,
      drill: {
        resource: 'orden-cargo',
        permission: 'orden-cargo.ver',
        filter: {
          almacenSurtidorId: { parameter: 'cendisId' },
          servicioId: { field: 'servicioId' },
          fechaSolicitud: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
          estatus: ['SURTIDA', 'SURTIDA_PARCIAL', 'RECIBIDA', 'CERRADA'],
        },
        sort: { field: 'fechaSolicitud', direction: 'asc' },
      },
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: cendisForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-cendis.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-cendis.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-cendis.gen.json')).default],
  },
};

export default report;
