// Generated from schemas/reports/centrales.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { centralesForm } from '../../shared/forms/operation-centrales.gen';
import { desgloseCentrales, turno } from './enums.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="unidadId" required reference="unidad" />
      <SelectInput source="por" choices={desgloseCentrales} />
      <ReferenceInput
        source="servicioId"
        reference="nucleo"
        dependsOn={{ unidadId: 'unidadId' }}
        filter={{ tipo: ['SERVICIO_HOSPITALARIO', 'URGENCIAS', 'QUIROFANO', 'CENTRAL_ENFERMERIA'] }}
      />
      <DateInput source="desde" hint />
      <DateInput source="hasta" />
      <SelectInput source="turno" choices={turno} />
      <ReferenceInput source="pacienteId" reference="paciente" />
    </>
  );
}

const report: ReportModule = {
  name: 'centrales',
  operation: 'centrales',
  path: '/reportes/centrales',
  icon: 'heart',
  permission: 'reporte.centrales',
  types: {
    unidadId: 'integer',
    por: 'string',
    servicioId: 'integer',
    desde: 'string',
    hasta: 'string',
    turno: 'string',
    pacienteId: 'integer',
  },
  blocks: [
    {
      name: 'resumen',
      type: 'tiles',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Tiles')),
      roles: {},
      fields: [
        {
          field: 'ordenes',
          format: 'integer',
          drill: {
            resource: 'orden-cargo',
            permission: 'orden-cargo.ver',
            filter: {
              unidadId: { parameter: 'unidadId' },
              servicioId: { parameter: 'servicioId' },
              pacienteId: { parameter: 'pacienteId' },
              turno: { parameter: 'turno' },
              fechaSolicitud: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: ['SURTIDA', 'SURTIDA_PARCIAL', 'RECIBIDA', 'CERRADA'],
            },
            sort: { field: 'fechaSolicitud', direction: 'asc' },
          },
        },
        { field: 'pacientes', format: 'integer' },
        { field: 'claves', format: 'integer' },
        { field: 'surtidas', format: 'integer' },
        { field: 'devueltas', format: 'integer' },
        { field: 'importe', format: 'money' },
        { field: 'diasCama', format: 'integer' },
        { field: 'importeDiaCama', format: 'money' },
      ],
      levels: [50, 80, 95, 99.5],
      neutral: true,
    },
    {
      name: 'tramos',
      type: 'months',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/MonthBoard')),
      roles: { label: 'tramo', value: 'importe', figure: 'importeDiaCama' },
      fields: [
        { field: 'tramo', format: 'text' },
        { field: 'importe', format: 'money' },
        { field: 'importeDiaCama', format: 'money' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'orden-cargo',
        permission: 'orden-cargo.ver',
        filter: {
          unidadId: { parameter: 'unidadId' },
          servicioId: { parameter: 'servicioId' },
          pacienteId: { parameter: 'pacienteId' },
          turno: { parameter: 'turno' },
          fechaSolicitud: { gte: { field: 'primero' }, lte: { field: 'ultimo' } },
          estatus: ['SURTIDA', 'SURTIDA_PARCIAL', 'RECIBIDA', 'CERRADA'],
        },
        sort: { field: 'fechaSolicitud', direction: 'asc' },
      },
    },
    {
      name: 'servicios',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'servicio', value: 'porcentaje', of: 'importeDiaCama', part: 'importe' },
      fields: [
        { field: 'servicio', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'importe', format: 'money' },
        { field: 'importeDiaCama', format: 'money' },
        { field: 'ordenes', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      neutral: true,
      drill: {
        resource: 'orden-cargo',
        permission: 'orden-cargo.ver',
        filter: {
          unidadId: { parameter: 'unidadId' },
          pacienteId: { parameter: 'pacienteId' },
          turno: { parameter: 'turno' },
          servicioId: { field: 'servicioId' },
          fechaSolicitud: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
          estatus: ['SURTIDA', 'SURTIDA_PARCIAL', 'RECIBIDA', 'CERRADA'],
        },
        sort: { field: 'fechaSolicitud', direction: 'asc' },
      },
    },
    {
      name: 'tipos',
      type: 'stack',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/StackedBars')),
      roles: { column: 'tipo', label: 'servicio', value: 'importe' },
      fields: [
        { field: 'servicio', format: 'text' },
        { field: 'tipo', format: 'text' },
        { field: 'importe', format: 'money' },
      ],
      levels: [50, 80, 95, 99.5],
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: centralesForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-centrales.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-centrales.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-centrales.gen.json')).default],
  },
};

export default report;
