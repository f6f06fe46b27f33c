// Generated from schemas/reports/recetas.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { recetasForm } from '../../shared/forms/operation-recetas.gen';
import { desgloseRecetas, fraccion } from './enums.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="unidadId" required reference="unidad" />
      <SelectInput source="por" choices={desgloseRecetas} />
      <DateInput source="desde" hint />
      <DateInput source="hasta" />
      <ReferenceInput source="personalMedicoId" reference="personal-medico" />
      <ReferenceInput source="servicioId" hint reference="nucleo" dependsOn={{ unidadId: 'unidadId' }} />
      <ReferenceInput source="diagnosticoId" reference="diagnostico" />
      <ReferenceInput source="insumoId" reference="insumo" />
      <SelectInput source="fraccion" choices={fraccion} />
    </>
  );
}

const report: ReportModule = {
  name: 'recetas',
  operation: 'recetas',
  path: '/reportes/recetas',
  icon: 'file',
  permission: 'reporte.recetas',
  types: {
    unidadId: 'integer',
    por: 'string',
    desde: 'string',
    hasta: 'string',
    personalMedicoId: 'integer',
    servicioId: 'integer',
    diagnosticoId: 'integer',
    insumoId: 'integer',
    fraccion: 'string',
  },
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
              unidadId: { parameter: 'unidadId' },
              diagnosticoId: { parameter: 'diagnosticoId' },
              personalMedicoId: { parameter: 'personalMedicoId' },
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
              unidadId: { parameter: 'unidadId' },
              diagnosticoId: { parameter: 'diagnosticoId' },
              personalMedicoId: { parameter: 'personalMedicoId' },
              fechaExpedicion: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: ['SURTIDA'],
            },
            sort: { field: 'fechaExpedicion', direction: 'asc' },
          },
        },
        {
          field: 'faltaron',
          format: 'integer',
          tone: 'warning',
          drill: {
            resource: 'receta',
            permission: 'receta.ver',
            filter: {
              unidadId: { parameter: 'unidadId' },
              diagnosticoId: { parameter: 'diagnosticoId' },
              personalMedicoId: { parameter: 'personalMedicoId' },
              fechaExpedicion: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: ['SURTIDA_PARCIAL', 'NO_SURTIDA', 'VENCIDA'],
            },
            sort: { field: 'fechaExpedicion', direction: 'asc' },
          },
        },
        { field: 'claves', format: 'integer' },
        { field: 'prescritas', format: 'integer' },
        { field: 'surtidas', format: 'integer' },
        { field: 'insatisfecha', format: 'integer', tone: 'danger' },
        { field: 'importe', format: 'money' },
      ],
      levels: [50, 80, 95, 99.5],
    },
    {
      name: 'faltantes',
      type: 'pareto',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Pareto')),
      roles: { label: 'insumo', value: 'faltan', figure: 'acumulado' },
      fields: [
        { field: 'insumo', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'faltan', format: 'integer' },
        { field: 'prescritas', format: 'integer' },
        { field: 'acumulado', format: 'percent' },
      ],
      levels: [50, 80, 95, 99.5],
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: recetasForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-recetas.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-recetas.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-recetas.gen.json')).default],
  },
};

export default report;
