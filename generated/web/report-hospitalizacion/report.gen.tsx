// Generated from schemas/reports/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { hospitalizacionForm } from '../../shared/forms/operation-hospitalizacion.gen';
import { motivoEgreso } from './enums.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="unidadId" required reference="unidad" />
      <ReferenceInput
        source="servicioId"
        reference="nucleo"
        dependsOn={{ unidadId: 'unidadId' }}
        filter={{ tipo: ['SERVICIO_HOSPITALARIO', 'URGENCIAS', 'QUIROFANO', 'CENTRAL_ENFERMERIA'] }}
      />
      <DateInput source="desde" hint />
      <DateInput source="hasta" />
      <SelectInput source="motivoEgreso" choices={motivoEgreso} />
      <ReferenceInput source="diagnosticoId" reference="diagnostico" />
    </>
  );
}

const report: ReportModule = {
  name: 'hospitalizacion',
  operation: 'hospitalizacion',
  path: '/reportes/hospitalizacion',
  icon: 'bed',
  permission: 'reporte.hospitalizacion',
  types: {
    unidadId: 'integer',
    servicioId: 'integer',
    desde: 'string',
    hasta: 'string',
    motivoEgreso: 'string',
    diagnosticoId: 'integer',
  },
  blocks: [
    {
      name: 'resumen',
      type: 'tiles',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Tiles')),
      roles: {},
      fields: [
        {
          field: 'ingresos',
          format: 'integer',
          drill: {
            resource: 'hospitalizacion',
            permission: 'hospitalizacion.ver',
            filter: {
              unidadId: { parameter: 'unidadId' },
              servicioId: { parameter: 'servicioId' },
              diagnosticoIngresoId: { parameter: 'diagnosticoId' },
              motivoEgreso: { parameter: 'motivoEgreso' },
              fechaIngreso: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
            },
            sort: { field: 'fechaSolicitud', direction: 'asc' },
          },
        },
        {
          field: 'egresos',
          format: 'integer',
          drill: {
            resource: 'hospitalizacion',
            permission: 'hospitalizacion.ver',
            filter: {
              unidadId: { parameter: 'unidadId' },
              servicioId: { parameter: 'servicioId' },
              diagnosticoIngresoId: { parameter: 'diagnosticoId' },
              motivoEgreso: { parameter: 'motivoEgreso' },
              fechaEgreso: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: ['ALTA'],
            },
            sort: { field: 'fechaSolicitud', direction: 'asc' },
          },
        },
        { field: 'presentes', format: 'integer' },
        { field: 'ocupacion', format: 'percent' },
        { field: 'diasPaciente', format: 'integer' },
        { field: 'diasCama', format: 'integer' },
        { field: 'estancia', format: 'decimal' },
        { field: 'giro', format: 'decimal' },
        { field: 'sustitucion', format: 'decimal' },
        { field: 'reingresos', format: 'integer', tone: 'warning' },
        {
          field: 'defunciones',
          format: 'integer',
          tone: 'danger',
          drill: {
            resource: 'hospitalizacion',
            permission: 'hospitalizacion.ver',
            filter: {
              unidadId: { parameter: 'unidadId' },
              servicioId: { parameter: 'servicioId' },
              diagnosticoIngresoId: { parameter: 'diagnosticoId' },
              motivoEgreso: ['DEFUNCION'],
              fechaEgreso: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: ['ALTA'],
            },
            sort: { field: 'fechaSolicitud', direction: 'asc' },
          },
        },
        { field: 'defunciones48', format: 'integer', tone: 'danger' },
        { field: 'importe', format: 'money' },
      ],
      levels: [50, 80, 95, 99.5],
      neutral: true,
    },
    {
      name: 'tramos',
      type: 'months',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/MonthBoard')),
      roles: { label: 'tramo', value: 'diasPaciente', figure: 'ocupacion' },
      fields: [
        { field: 'tramo', format: 'text' },
        { field: 'diasPaciente', format: 'integer' },
        { field: 'ocupacion', format: 'percent' },
      ],
      levels: [50, 80, 95, 99.5],
    },
    {
      name: 'servicios',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'servicio', value: 'porcentaje', of: 'diasCama', part: 'diasPaciente' },
      fields: [
        { field: 'servicio', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'diasPaciente', format: 'integer' },
        { field: 'diasCama', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      neutral: true,
    },
    {
      name: 'motivos',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'motivo', value: 'porcentaje', of: 'todos', part: 'egresos' },
      fields: [
        { field: 'motivo', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'egresos', format: 'integer' },
        { field: 'todos', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      neutral: true,
      drill: {
        resource: 'hospitalizacion',
        permission: 'hospitalizacion.ver',
        filter: {
          unidadId: { parameter: 'unidadId' },
          servicioId: { parameter: 'servicioId' },
          diagnosticoIngresoId: { parameter: 'diagnosticoId' },
          motivoEgreso: { field: 'codigo' },
          fechaEgreso: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
          estatus: ['ALTA'],
        },
        sort: { field: 'fechaSolicitud', direction: 'asc' },
      },
    },
    {
      name: 'flujo',
      type: 'sankey',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Sankey')),
      roles: { row: 'origen', column: 'destino', value: 'estancias' },
      fields: [
        { field: 'origen', format: 'text' },
        { field: 'destino', format: 'text' },
        { field: 'estancias', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'hospitalizacion',
        permission: 'hospitalizacion.ver',
        filter: {
          unidadId: { parameter: 'unidadId' },
          servicioId: { parameter: 'servicioId' },
          diagnosticoIngresoId: { parameter: 'diagnosticoId' },
          origen: { field: 'origenCodigo' },
          motivoEgreso: { field: 'motivoCodigo' },
          fechaEgreso: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
          estatus: ['ALTA'],
        },
      },
    },
    {
      name: 'estancias',
      type: 'months',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/MonthBoard')),
      roles: { label: 'tramo', value: 'egresos', figure: 'porcentaje' },
      fields: [
        { field: 'tramo', format: 'text' },
        { field: 'egresos', format: 'integer' },
        { field: 'porcentaje', format: 'percent' },
      ],
      levels: [50, 80, 95, 99.5],
    },
    {
      name: 'estanciasServicio',
      type: 'boxplot',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/BoxPlot')),
      roles: {
        label: 'servicio',
        value: 'mediana',
        of: 'egresos',
        least: 'minimo',
        lower: 'q1',
        upper: 'q3',
        most: 'maximo',
      },
      fields: [
        { field: 'servicio', format: 'text' },
        { field: 'minimo', format: 'integer' },
        { field: 'q1', format: 'decimal' },
        { field: 'mediana', format: 'decimal' },
        { field: 'q3', format: 'decimal' },
        { field: 'maximo', format: 'integer' },
        { field: 'egresos', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'hospitalizacion',
        permission: 'hospitalizacion.ver',
        filter: {
          unidadId: { parameter: 'unidadId' },
          servicioId: { field: 'servicioId' },
          diagnosticoIngresoId: { parameter: 'diagnosticoId' },
          motivoEgreso: { parameter: 'motivoEgreso' },
          fechaEgreso: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
          estatus: ['ALTA'],
        },
      },
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: hospitalizacionForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-hospitalizacion.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-hospitalizacion.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-hospitalizacion.gen.json')).default],
  },
};

export default report;
