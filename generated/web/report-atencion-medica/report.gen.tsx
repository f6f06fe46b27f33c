// Generated from schemas/reports/atencion-medica.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { atencionMedicaForm } from '../../shared/forms/operation-atencionMedica.gen';
import { desgloseAtencion } from './enums.gen';

function Inputs() {
  return (
    <>
      <SelectInput source="por" choices={desgloseAtencion} />
      <DateInput source="desde" hint />
      <DateInput source="hasta" />
      <ReferenceInput source="jurisdiccionId" reference="jurisdiccion" />
      <ReferenceInput source="unidadId" reference="unidad" />
      <ReferenceInput source="programaId" reference="programa" />
    </>
  );
}

const report: ReportModule = {
  name: 'atencion-medica',
  operation: 'atencionMedica',
  path: '/reportes/atencion-medica',
  icon: 'stethoscope',
  permission: 'reporte.atencion',
  types: {
    por: 'string',
    desde: 'string',
    hasta: 'string',
    jurisdiccionId: 'integer',
    unidadId: 'integer',
    programaId: 'integer',
  },
  blocks: [
    {
      name: 'resumen',
      type: 'tiles',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Tiles')),
      roles: {},
      fields: [
        {
          field: 'visitas',
          format: 'integer',
          drill: {
            resource: 'visita',
            permission: 'visita.administrar',
            filter: {
              unidadId: { parameter: 'unidadId' },
              jurisdiccionId: { parameter: 'jurisdiccionId' },
              fecha: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
            },
            sort: { field: 'fechaLlegada', direction: 'asc' },
          },
        },
        { field: 'esperaMediana', format: 'integer' },
        { field: 'esperaP90', format: 'integer' },
        {
          field: 'consultas',
          format: 'integer',
          drill: {
            resource: 'consulta',
            permission: 'consulta.ver',
            filter: {
              unidadId: { parameter: 'unidadId' },
              jurisdiccionId: { parameter: 'jurisdiccionId' },
              estatus: ['FIRMADA'],
              fechaHora: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
            },
            sort: { field: 'fechaHora', direction: 'asc' },
          },
        },
        { field: 'enProgramas', format: 'integer' },
        {
          field: 'recetas',
          format: 'integer',
          drill: {
            resource: 'receta',
            permission: 'receta.ver',
            filter: {
              unidadId: { parameter: 'unidadId' },
              jurisdiccionId: { parameter: 'jurisdiccionId' },
              estatus: ['EMITIDA', 'SURTIDA_PARCIAL', 'SURTIDA', 'NO_SURTIDA', 'VENCIDA'],
              fechaExpedicion: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
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
              jurisdiccionId: { parameter: 'jurisdiccionId' },
              estatus: ['SURTIDA_PARCIAL', 'NO_SURTIDA', 'VENCIDA'],
              fechaExpedicion: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
            },
            sort: { field: 'fechaExpedicion', direction: 'asc' },
          },
        },
      ],
      levels: [50, 80, 95, 99.5],
    },
    {
      name: 'espera',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'unidad', value: 'porcentaje', of: 'visitas', part: 'esperaP90' },
      fields: [
        { field: 'unidad', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'esperaP90', format: 'integer' },
        { field: 'visitas', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'visita',
        permission: 'visita.administrar',
        filter: {
          unidadId: { field: 'unidadId' },
          jurisdiccionId: { parameter: 'jurisdiccionId' },
          fecha: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
        },
        sort: { field: 'fechaLlegada', direction: 'asc' },
      },
    },
    {
      name: 'consultas',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'unidad', value: 'porcentaje', of: 'visitas', part: 'consultas' },
      fields: [
        { field: 'unidad', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'consultas', format: 'integer' },
        { field: 'visitas', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'consulta',
        permission: 'consulta.ver',
        filter: {
          unidadId: { field: 'unidadId' },
          jurisdiccionId: { parameter: 'jurisdiccionId' },
          estatus: ['FIRMADA'],
          fechaHora: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
        },
        sort: { field: 'fechaHora', direction: 'asc' },
      },
    },
    {
      name: 'surtido',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'unidad', value: 'porcentaje', of: 'recetas', part: 'faltaron' },
      fields: [
        { field: 'unidad', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'faltaron', format: 'integer' },
        { field: 'recetas', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'receta',
        permission: 'receta.ver',
        filter: {
          unidadId: { field: 'unidadId' },
          jurisdiccionId: { parameter: 'jurisdiccionId' },
          estatus: ['EMITIDA', 'SURTIDA_PARCIAL', 'SURTIDA', 'NO_SURTIDA', 'VENCIDA'],
          fechaExpedicion: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
        },
        sort: { field: 'fechaExpedicion', direction: 'asc' },
      },
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: atencionMedicaForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-atencion-medica.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-atencion-medica.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-atencion-medica.gen.json')).default],
  },
};

export default report;
