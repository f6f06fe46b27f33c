// Generated from schemas/reports/farmacia.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { farmaciaForm } from '../../shared/forms/operation-farmacia.gen';
import { desgloseFarmacia } from './enums.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="almacenId" required reference="almacen" />
      <SelectInput source="por" choices={desgloseFarmacia} />
      <DateInput source="desde" hint />
      <DateInput source="hasta" />
    </>
  );
}

const report: ReportModule = {
  name: 'farmacia',
  operation: 'farmacia',
  path: '/reportes/farmacia',
  icon: 'pill',
  permission: 'reporte.farmacia',
  types: { almacenId: 'integer', por: 'string', desde: 'string', hasta: 'string' },
  blocks: [
    {
      name: 'resumen',
      type: 'tiles',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Tiles')),
      roles: {},
      fields: [
        {
          field: 'recetas',
          format: 'integer',
          drill: {
            resource: 'receta',
            permission: 'receta.ver',
            filter: {
              almacenId: { parameter: 'almacenId' },
              fechaExpedicion: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: ['EMITIDA', 'SURTIDA_PARCIAL', 'SURTIDA', 'NO_SURTIDA', 'VENCIDA'],
            },
            sort: { field: 'fechaExpedicion', direction: 'asc' },
          },
        },
        {
          field: 'completas',
          format: 'integer',
          drill: {
            resource: 'receta',
            permission: 'receta.ver',
            filter: {
              almacenId: { parameter: 'almacenId' },
              fechaExpedicion: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: ['SURTIDA'],
            },
            sort: { field: 'fechaExpedicion', direction: 'asc' },
          },
        },
        {
          field: 'parciales',
          format: 'integer',
          tone: 'warning',
          drill: {
            resource: 'receta',
            permission: 'receta.ver',
            filter: {
              almacenId: { parameter: 'almacenId' },
              fechaExpedicion: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: ['SURTIDA_PARCIAL'],
            },
            sort: { field: 'fechaExpedicion', direction: 'asc' },
          },
        },
        {
          field: 'noSurtidas',
          format: 'integer',
          tone: 'danger',
          drill: {
            resource: 'receta',
            permission: 'receta.ver',
            filter: {
              almacenId: { parameter: 'almacenId' },
              fechaExpedicion: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: ['NO_SURTIDA', 'VENCIDA'],
            },
            sort: { field: 'fechaExpedicion', direction: 'asc' },
          },
        },
        {
          field: 'porSurtir',
          format: 'integer',
          drill: {
            resource: 'receta',
            permission: 'receta.ver',
            filter: {
              almacenId: { parameter: 'almacenId' },
              fechaExpedicion: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: ['EMITIDA'],
            },
            sort: { field: 'fechaExpedicion', direction: 'asc' },
          },
        },
        { field: 'porcentajePiezas', format: 'percent' },
        { field: 'minutos', format: 'integer' },
        { field: 'importe', format: 'money' },
        {
          field: 'colectivos',
          format: 'integer',
          drill: {
            resource: 'solicitud',
            permission: 'solicitud.ver',
            filter: {
              almacenSurtidorId: { parameter: 'almacenId' },
              tipo: ['COLECTIVO'],
              fechaEnvio: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
            },
            sort: { field: 'fechaEnvio', direction: 'asc' },
          },
        },
        { field: 'colectivosSurtidos', format: 'integer' },
        {
          field: 'caducaPronto',
          format: 'integer',
          tone: 'danger',
          drill: {
            resource: 'lote',
            permission: 'inventario.ver',
            filter: {
              almacenId: { parameter: 'almacenId' },
              existencia: { gte: 1 },
              caducidad: { gte: { field: 'hoy' }, lte: { field: 'enTresMeses' } },
            },
            sort: { field: 'caducidad', direction: 'asc' },
          },
        },
        {
          field: 'caducaDespues',
          format: 'integer',
          tone: 'warning',
          drill: {
            resource: 'lote',
            permission: 'inventario.ver',
            filter: {
              almacenId: { parameter: 'almacenId' },
              existencia: { gte: 1 },
              caducidad: { gte: { field: 'desdeCuarto' }, lte: { field: 'enSeisMeses' } },
            },
            sort: { field: 'caducidad', direction: 'asc' },
          },
        },
      ],
      levels: [50, 80, 95, 99.5],
    },
    {
      name: 'tramos',
      type: 'months',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/MonthBoard')),
      roles: { label: 'tramo', value: 'recetas', part: 'faltaron', figure: 'porcentaje' },
      fields: [
        { field: 'tramo', format: 'text' },
        { field: 'recetas', format: 'integer' },
        { field: 'faltaron', format: 'integer' },
        { field: 'porcentaje', format: 'percent' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'receta',
        permission: 'receta.ver',
        filter: {
          almacenId: { parameter: 'almacenId' },
          fechaExpedicion: { gte: { field: 'primero' }, lte: { field: 'ultimo' } },
          estatus: ['EMITIDA', 'SURTIDA_PARCIAL', 'SURTIDA', 'NO_SURTIDA', 'VENCIDA'],
        },
        sort: { field: 'fechaExpedicion', direction: 'asc' },
      },
    },
    {
      name: 'abasto',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'tipo', value: 'porcentaje', of: 'claves', part: 'conExistencia' },
      fields: [
        { field: 'tipo', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'conExistencia', format: 'integer' },
        { field: 'claves', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'inventario',
        permission: 'inventario.ver',
        filter: { almacenId: { parameter: 'almacenId' }, tipoInsumo: { field: 'codigo' } },
      },
    },
    {
      name: 'estadosTramo',
      type: 'stack',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/StackedBars')),
      roles: { column: 'estatus', label: 'tramo', value: 'recetas', tone: 'tono' },
      fields: [
        { field: 'tramo', format: 'text' },
        { field: 'estatus', format: 'text' },
        { field: 'recetas', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'receta',
        permission: 'receta.ver',
        filter: {
          almacenId: { parameter: 'almacenId' },
          estatus: { field: 'codigo' },
          fechaExpedicion: { gte: { field: 'primero' }, lte: { field: 'ultimo' } },
        },
        sort: { field: 'fechaExpedicion', direction: 'asc' },
      },
    },
    {
      name: 'faltantes',
      type: 'pareto',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Pareto')),
      roles: { label: 'insumo', value: 'faltan', figure: 'acumulado' },
      fields: [
        { field: 'insumo', format: 'text' },
        { field: 'faltan', format: 'integer' },
        { field: 'acumulado', format: 'percent' },
      ],
      levels: [50, 80, 95, 99.5],
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: farmaciaForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-farmacia.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-farmacia.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-farmacia.gen.json')).default],
  },
};

export default report;
