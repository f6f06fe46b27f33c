// Generated from schemas/reports/disponibilidad.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { disponibilidadForm } from '../../shared/forms/operation-disponibilidad.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="unidadId" reference="unidad" />
      <ReferenceInput source="jurisdiccionId" reference="jurisdiccion" />
      <DateInput source="desde" hint />
      <DateInput source="hasta" />
    </>
  );
}

const report: ReportModule = {
  name: 'disponibilidad',
  operation: 'disponibilidad',
  path: '/reportes/disponibilidad',
  icon: 'network',
  permission: 'red-historial.ver',
  types: { unidadId: 'integer', jurisdiccionId: 'integer', desde: 'string', hasta: 'string' },
  blocks: [
    {
      name: 'resumen',
      type: 'tiles',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Tiles')),
      roles: {},
      fields: [
        { field: 'disponibilidad', format: 'percent' },
        { field: 'unidades', format: 'integer' },
        { field: 'conCaidas', format: 'integer', tone: 'warning' },
        {
          field: 'caidas',
          format: 'integer',
          drill: {
            resource: 'red-historial',
            permission: 'red-historial.ver',
            filter: {
              unidadId: { parameter: 'unidadId' },
              inicio: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              tipo: ['CAIDA'],
            },
          },
        },
        {
          field: 'minutos',
          format: 'integer',
          drill: {
            resource: 'red-historial',
            permission: 'red-historial.ver',
            filter: {
              unidadId: { parameter: 'unidadId' },
              inicio: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              tipo: ['CAIDA'],
            },
          },
        },
        { field: 'enCola', format: 'integer' },
        { field: 'fallidas', format: 'integer', tone: 'danger' },
      ],
      levels: [95, 98, 99, 99.5],
    },
    {
      name: 'mapa',
      type: 'map',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/UnitMap')),
      roles: { label: 'nombre', value: 'porcentaje', of: 'caidas', latitude: 'latitud', longitude: 'longitud' },
      fields: [
        { field: 'nombre', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'caidas', format: 'integer' },
      ],
      levels: [95, 98, 99, 99.5],
      drill: {
        resource: 'red-historial',
        permission: 'red-historial.ver',
        filter: {
          unidadId: { field: 'unidadId' },
          tipo: ['CAIDA'],
          inicio: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
        },
        sort: { field: 'inicio', direction: 'desc' },
      },
    },
    {
      name: 'tramos',
      type: 'months',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/MonthBoard')),
      roles: { label: 'tramo', value: 'caidas', figure: 'porcentaje' },
      fields: [
        { field: 'tramo', format: 'text' },
        { field: 'minutos', format: 'integer' },
        { field: 'caidas', format: 'integer' },
        { field: 'porcentaje', format: 'percent' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'red-historial',
        permission: 'red-historial.ver',
        filter: {
          unidadId: { parameter: 'unidadId' },
          tipo: ['CAIDA'],
          inicio: { gte: { field: 'primero' }, lte: { field: 'ultimo' } },
        },
      },
    },
    {
      name: 'dias',
      type: 'heatmap',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/HeatMap')),
      roles: { row: 'unidad', column: 'dia', value: 'porcentaje', of: 'caidas' },
      fields: [
        { field: 'unidad', format: 'text' },
        { field: 'dia', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'caidas', format: 'integer' },
      ],
      levels: [90, 95, 98, 99.5],
      drill: {
        resource: 'red-historial',
        permission: 'red-historial.ver',
        filter: {
          unidadId: { field: 'unidadId' },
          tipo: ['CAIDA'],
          inicio: { gte: { field: 'fecha' }, lte: { field: 'fecha' } },
        },
      },
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: disponibilidadForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-disponibilidad.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-disponibilidad.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-disponibilidad.gen.json')).default],
  },
};

export default report;
