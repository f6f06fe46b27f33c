// Generated from schemas/reports/turno-enfermeria.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { turnoEnfermeriaForm } from '../../shared/forms/operation-turnoEnfermeria.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="unidadId" reference="unidad" />
      <ReferenceInput source="servicioId" reference="nucleo" />
      <DateInput source="desde" hint />
      <DateInput source="hasta" />
    </>
  );
}

const report: ReportModule = {
  name: 'turno-enfermeria',
  operation: 'turnoEnfermeria',
  path: '/reportes/turno-enfermeria',
  icon: 'bed',
  permission: 'hospitalizacion.ver',
  types: { unidadId: 'integer', servicioId: 'integer', desde: 'string', hasta: 'string' },
  blocks: [
    {
      name: 'resumen',
      type: 'tiles',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Tiles')),
      roles: {},
      fields: [
        {
          field: 'pacientes',
          format: 'integer',
          drill: {
            resource: 'hospitalizacion',
            permission: 'hospitalizacion.ver',
            filter: {
              unidadId: { parameter: 'unidadId' },
              servicioId: { parameter: 'servicioId' },
              estatus: ['INGRESADO', 'PREALTA'],
            },
          },
        },
        { field: 'enRiesgo', format: 'integer', tone: 'danger' },
        { field: 'signosVencidos', format: 'integer', tone: 'warning' },
        { field: 'dosisAtrasadas', format: 'integer', tone: 'danger' },
        { field: 'notasVencidas', format: 'integer', tone: 'warning' },
        {
          field: 'ordenes',
          format: 'integer',
          drill: {
            resource: 'orden-cargo',
            permission: 'orden-cargo.ver',
            filter: {
              unidadId: { parameter: 'unidadId' },
              servicioId: { parameter: 'servicioId' },
              estatus: ['SURTIDA', 'SURTIDA_PARCIAL'],
            },
          },
        },
        {
          field: 'camasLibres',
          format: 'integer',
          drill: {
            resource: 'cama',
            permission: 'catalogo.ver',
            filter: { servicioId: { field: 'servicioId' }, estatus: ['DISPONIBLE'] },
          },
        },
        {
          field: 'camasEnLimpieza',
          format: 'integer',
          drill: {
            resource: 'cama',
            permission: 'catalogo.ver',
            filter: { servicioId: { field: 'servicioId' }, estatus: ['LIMPIEZA'] },
          },
        },
        {
          field: 'omitidas',
          format: 'integer',
          drill: {
            resource: 'ministracion',
            permission: 'nota-evolucion.ver',
            filter: {
              servicioId: { parameter: 'servicioId' },
              estado: ['OMITIDA', 'RECHAZADA'],
              estatus: ['VIGENTE'],
              fechaProgramada: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
            },
          },
        },
        { field: 'aTiempo', format: 'percent' },
      ],
      levels: [50, 80, 95, 99.5],
    },
    {
      name: 'news2',
      type: 'sparklines',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Sparklines')),
      roles: { label: 'paciente', value: 'news2', at: 'toma' },
      fields: [
        { field: 'paciente', format: 'text' },
        { field: 'toma', format: 'datetime' },
        { field: 'news2', format: 'integer' },
        { field: 'tomas', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      marks: [5, 7],
      drill: {
        resource: 'signos',
        permission: 'signos.ver',
        filter: {
          hospitalizacionId: { field: 'hospitalizacionId' },
          estatus: ['VIGENTE'],
          news2Total: { gte: 0 },
          fechaToma: { gte: { field: 'desdeToma' } },
        },
        sort: { field: 'fechaToma', direction: 'desc' },
      },
    },
    {
      name: 'ocupacion',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'servicio', value: 'porcentaje', of: 'camas', part: 'ocupadas' },
      fields: [
        { field: 'servicio', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'ocupadas', format: 'integer' },
        { field: 'camas', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      neutral: true,
      drill: { resource: 'cama', permission: 'catalogo.ver', filter: { servicioId: { field: 'servicioId' } } },
    },
    {
      name: 'dosis',
      type: 'stack',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/StackedBars')),
      roles: { column: 'resultado', label: 'hora', value: 'dosis', tone: 'tono' },
      fields: [
        { field: 'hora', format: 'text' },
        { field: 'resultado', format: 'text' },
        { field: 'dosis', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: turnoEnfermeriaForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-turno-enfermeria.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-turno-enfermeria.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-turno-enfermeria.gen.json')).default],
  },
};

export default report;
