// Generated from schemas/reports/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { ordenCargoForm } from '../../shared/forms/operation-ordenCargo.gen';
import { estatusOrdenCargo, tipoOrdenCargo } from './enums.gen';

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
      <SelectInput source="tipo" choices={tipoOrdenCargo} />
      <SelectInput source="estatus" hint choices={estatusOrdenCargo} />
      <ReferenceInput source="solicitanteId" reference="usuario" />
    </>
  );
}

const report: ReportModule = {
  name: 'orden-cargo',
  operation: 'ordenCargo',
  path: '/reportes/orden-cargo',
  icon: 'file',
  permission: 'reporte.orden-cargo',
  types: {
    unidadId: 'integer',
    servicioId: 'integer',
    desde: 'string',
    hasta: 'string',
    tipo: 'string',
    estatus: 'string',
    solicitanteId: 'integer',
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
              tipo: { parameter: 'tipo' },
              solicitanteId: { parameter: 'solicitanteId' },
              fechaSolicitud: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: [
                'PENDIENTE_AUTORIZAR',
                'AUTORIZADA',
                'RECHAZADA',
                'EN_SURTIMIENTO',
                'SURTIDA',
                'SURTIDA_PARCIAL',
                'RECIBIDA',
                'CERRADA',
                'CANCELADA',
              ],
            },
            sort: { field: 'fechaSolicitud', direction: 'asc' },
          },
        },
        {
          field: 'enCurso',
          format: 'integer',
          drill: {
            resource: 'orden-cargo',
            permission: 'orden-cargo.ver',
            filter: {
              unidadId: { parameter: 'unidadId' },
              servicioId: { parameter: 'servicioId' },
              tipo: { parameter: 'tipo' },
              solicitanteId: { parameter: 'solicitanteId' },
              fechaSolicitud: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: ['PENDIENTE_AUTORIZAR', 'AUTORIZADA', 'EN_SURTIMIENTO', 'SURTIDA', 'SURTIDA_PARCIAL'],
            },
            sort: { field: 'fechaSolicitud', direction: 'asc' },
          },
        },
        {
          field: 'entregadas',
          format: 'integer',
          drill: {
            resource: 'orden-cargo',
            permission: 'orden-cargo.ver',
            filter: {
              unidadId: { parameter: 'unidadId' },
              servicioId: { parameter: 'servicioId' },
              tipo: { parameter: 'tipo' },
              solicitanteId: { parameter: 'solicitanteId' },
              fechaSolicitud: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: ['RECIBIDA', 'CERRADA'],
            },
            sort: { field: 'fechaSolicitud', direction: 'asc' },
          },
        },
        {
          field: 'rechazadas',
          format: 'integer',
          tone: 'warning',
          drill: {
            resource: 'orden-cargo',
            permission: 'orden-cargo.ver',
            filter: {
              unidadId: { parameter: 'unidadId' },
              servicioId: { parameter: 'servicioId' },
              tipo: { parameter: 'tipo' },
              solicitanteId: { parameter: 'solicitanteId' },
              fechaSolicitud: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: ['RECHAZADA'],
            },
            sort: { field: 'fechaSolicitud', direction: 'asc' },
          },
        },
        {
          field: 'canceladas',
          format: 'integer',
          tone: 'warning',
          drill: {
            resource: 'orden-cargo',
            permission: 'orden-cargo.ver',
            filter: {
              unidadId: { parameter: 'unidadId' },
              servicioId: { parameter: 'servicioId' },
              tipo: { parameter: 'tipo' },
              solicitanteId: { parameter: 'solicitanteId' },
              fechaSolicitud: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: ['CANCELADA'],
            },
            sort: { field: 'fechaSolicitud', direction: 'asc' },
          },
        },
        {
          field: 'sinRegularizar',
          format: 'integer',
          tone: 'danger',
          drill: {
            resource: 'orden-cargo',
            permission: 'orden-cargo.ver',
            filter: {
              unidadId: { parameter: 'unidadId' },
              servicioId: { parameter: 'servicioId' },
              tipo: { parameter: 'tipo' },
              solicitanteId: { parameter: 'solicitanteId' },
              fechaSolicitud: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
              estatus: [
                'PENDIENTE_AUTORIZAR',
                'AUTORIZADA',
                'RECHAZADA',
                'EN_SURTIMIENTO',
                'SURTIDA',
                'SURTIDA_PARCIAL',
                'RECIBIDA',
                'CERRADA',
                'CANCELADA',
              ],
              autorizacionPendiente: true,
            },
            sort: { field: 'fechaSolicitud', direction: 'asc' },
          },
        },
        { field: 'minAutorizar', format: 'integer' },
        { field: 'minSurtir', format: 'integer' },
        { field: 'minRecibir', format: 'integer' },
        { field: 'porcentajePiezas', format: 'percent' },
        { field: 'conDiferencias', format: 'integer', tone: 'warning' },
        { field: 'importe', format: 'money' },
      ],
      levels: [50, 80, 95, 99.5],
      neutral: true,
    },
    {
      name: 'tramos',
      type: 'months',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/MonthBoard')),
      roles: { label: 'tramo', value: 'ordenes', part: 'noSurtidas', figure: 'minSurtir' },
      fields: [
        { field: 'tramo', format: 'text' },
        { field: 'ordenes', format: 'integer' },
        { field: 'noSurtidas', format: 'integer' },
        { field: 'minSurtir', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'orden-cargo',
        permission: 'orden-cargo.ver',
        filter: {
          unidadId: { parameter: 'unidadId' },
          servicioId: { parameter: 'servicioId' },
          tipo: { parameter: 'tipo' },
          solicitanteId: { parameter: 'solicitanteId' },
          fechaSolicitud: { gte: { field: 'primero' }, lte: { field: 'ultimo' } },
          estatus: [
            'PENDIENTE_AUTORIZAR',
            'AUTORIZADA',
            'RECHAZADA',
            'EN_SURTIMIENTO',
            'SURTIDA',
            'SURTIDA_PARCIAL',
            'RECIBIDA',
            'CERRADA',
            'CANCELADA',
          ],
        },
        sort: { field: 'fechaSolicitud', direction: 'asc' },
      },
    },
    {
      name: 'estadosTramo',
      type: 'stack',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/StackedBars')),
      roles: { column: 'estatus', label: 'tramo', value: 'ordenes' },
      fields: [
        { field: 'tramo', format: 'text' },
        { field: 'estatus', format: 'text' },
        { field: 'ordenes', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'orden-cargo',
        permission: 'orden-cargo.ver',
        filter: {
          unidadId: { parameter: 'unidadId' },
          servicioId: { parameter: 'servicioId' },
          tipo: { parameter: 'tipo' },
          solicitanteId: { parameter: 'solicitanteId' },
          fechaSolicitud: { gte: { field: 'primero' }, lte: { field: 'ultimo' } },
          estatus: { field: 'codigo' },
        },
        sort: { field: 'fechaSolicitud', direction: 'asc' },
      },
    },
    {
      name: 'control',
      type: 'control',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/ControlChart')),
      roles: {
        label: 'tramo',
        value: 'minutos',
        of: 'ordenes',
        state: 'senal',
        centre: 'promedio',
        lower: 'inferior',
        upper: 'superior',
      },
      fields: [
        { field: 'tramo', format: 'text' },
        { field: 'minutos', format: 'integer' },
        { field: 'promedio', format: 'decimal' },
        { field: 'inferior', format: 'decimal' },
        { field: 'superior', format: 'decimal' },
        { field: 'senal', format: 'text' },
        { field: 'ordenes', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'orden-cargo',
        permission: 'orden-cargo.ver',
        filter: {
          unidadId: { parameter: 'unidadId' },
          servicioId: { parameter: 'servicioId' },
          tipo: { parameter: 'tipo' },
          solicitanteId: { parameter: 'solicitanteId' },
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
      roles: { label: 'servicio', value: 'porcentaje', of: 'ordenes', part: 'minSurtir' },
      fields: [
        { field: 'servicio', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'minSurtir', format: 'integer' },
        { field: 'ordenes', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
    },
    {
      name: 'estados',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'estatus', value: 'porcentaje', of: 'todas', part: 'ordenes' },
      fields: [
        { field: 'estatus', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'ordenes', format: 'integer' },
        { field: 'todas', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      neutral: true,
      drill: {
        resource: 'orden-cargo',
        permission: 'orden-cargo.ver',
        filter: {
          unidadId: { parameter: 'unidadId' },
          servicioId: { parameter: 'servicioId' },
          tipo: { parameter: 'tipo' },
          solicitanteId: { parameter: 'solicitanteId' },
          fechaSolicitud: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
          estatus: { field: 'codigo' },
        },
        sort: { field: 'fechaSolicitud', direction: 'asc' },
      },
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: ordenCargoForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-orden-cargo.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-orden-cargo.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-orden-cargo.gen.json')).default],
  },
};

export default report;
