// Generated from schemas/reports/oficina-central.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { oficinaCentralForm } from '../../shared/forms/operation-oficinaCentral.gen';
import { grupoUnidad } from './enums.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="jurisdiccionId" reference="jurisdiccion" />
      <SelectInput source="grupo" choices={grupoUnidad} />
      <ReferenceInput source="insumoId" reference="insumo" />
      <DateInput source="desde" hint />
      <DateInput source="hasta" />
    </>
  );
}

const report: ReportModule = {
  name: 'oficina-central',
  operation: 'oficinaCentral',
  path: '/reportes/oficina-central',
  icon: 'building',
  permission: 'reporte.oficina-central',
  types: { jurisdiccionId: 'integer', grupo: 'string', insumoId: 'integer', desde: 'string', hasta: 'string' },
  blocks: [
    {
      name: 'resumen',
      type: 'tiles',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Tiles')),
      roles: {},
      fields: [
        { field: 'unidades', format: 'integer' },
        { field: 'abasto', format: 'percent' },
        { field: 'esencial', format: 'percent' },
        { field: 'efectivo', format: 'percent' },
        { field: 'enRojo', format: 'integer', tone: 'danger' },
        { field: 'valor', format: 'money' },
        { field: 'porCaducar', format: 'money', tone: 'warning' },
      ],
      levels: [50, 80, 95, 99.5],
    },
    {
      name: 'periodo',
      type: 'tiles',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Tiles')),
      roles: {},
      fields: [
        {
          field: 'enviadas',
          format: 'integer',
          drill: {
            resource: 'solicitud',
            permission: 'solicitud.ver',
            filter: {
              jurisdiccionId: { parameter: 'jurisdiccionId' },
              fechaEnvio: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
            },
            sort: { field: 'fechaEnvio', direction: 'asc' },
          },
        },
        { field: 'surtido', format: 'percent' },
        { field: 'extraordinarias', format: 'integer', tone: 'warning' },
        { field: 'merma', format: 'money', tone: 'danger' },
      ],
      levels: [50, 80, 95, 99.5],
    },
    {
      name: 'mapa',
      type: 'map',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/UnitMap')),
      roles: { label: 'nombre', value: 'porcentaje', of: 'claves', latitude: 'latitud', longitude: 'longitud' },
      fields: [
        { field: 'nombre', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'claves', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'inventario',
        permission: 'inventario.ver',
        filter: { unidadId: { field: 'unidadId' }, insumoId: { parameter: 'insumoId' } },
      },
    },
    {
      name: 'ultimas',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'nombre', value: 'porcentaje', of: 'claves', part: 'enCero' },
      fields: [
        { field: 'nombre', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'enCero', format: 'integer' },
        { field: 'claves', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'inventario',
        permission: 'inventario.ver',
        filter: {
          unidadId: { field: 'unidadId' },
          nivelAbasto: ['SIN_EXISTENCIA'],
          insumoId: { parameter: 'insumoId' },
        },
      },
    },
    {
      name: 'meses',
      type: 'months',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/MonthBoard')),
      roles: { label: 'mes', value: 'dias', part: 'sinExistencia', figure: 'porcentaje' },
      fields: [
        { field: 'mes', format: 'text' },
        { field: 'dias', format: 'integer' },
        { field: 'sinExistencia', format: 'integer' },
        { field: 'porcentaje', format: 'percent' },
      ],
      levels: [50, 80, 95, 99.5],
    },
    {
      name: 'embudo',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'paso', value: 'porcentaje', of: 'enviadas', part: 'solicitudes' },
      fields: [
        { field: 'paso', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'solicitudes', format: 'integer' },
        { field: 'enviadas', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      neutral: true,
      drill: {
        resource: 'solicitud',
        permission: 'solicitud.ver',
        filter: {
          jurisdiccionId: { parameter: 'jurisdiccionId' },
          fechaEnvio: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
        },
        sort: { field: 'fechaEnvio', direction: 'asc' },
      },
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: oficinaCentralForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-oficina-central.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-oficina-central.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-oficina-central.gen.json')).default],
  },
};

export default report;
