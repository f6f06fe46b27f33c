// Generated from schemas/reports/inventario-cendis.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { inventarioCendisForm } from '../../shared/forms/operation-inventarioCendis.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="cendisId" hint reference="almacen" />
      <SwitchInput source="soloFaltantes" />
    </>
  );
}

const report: ReportModule = {
  name: 'inventario-cendis',
  operation: 'inventarioCendis',
  path: '/inventario/inventario/inventario-actual-cendis',
  icon: 'box',
  permission: 'inventario.ver',
  types: { cendisId: 'integer', soloFaltantes: 'boolean' },
  blocks: [
    {
      name: 'resumen',
      type: 'tiles',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Tiles')),
      roles: {},
      fields: [
        {
          field: 'enCero',
          format: 'integer',
          tone: 'danger',
          drill: {
            resource: 'inventario',
            permission: 'inventario.ver',
            filter: {
              nivelAbasto: ['SIN_EXISTENCIA'],
              almacenId: { parameter: 'cendisId' },
              tipoAlmacen: {
                values: ['CENDIS', 'FARMACIA', 'CENTRAL_ENFERMERIA', 'QUIROFANO', 'CARRO_ROJO'],
                unless: 'cendisId',
              },
            },
          },
        },
        {
          field: 'bajoMinimo',
          format: 'integer',
          tone: 'warning',
          drill: {
            resource: 'inventario',
            permission: 'inventario.ver',
            filter: {
              nivelAbasto: ['CRITICO'],
              almacenId: { parameter: 'cendisId' },
              tipoAlmacen: {
                values: ['CENDIS', 'FARMACIA', 'CENTRAL_ENFERMERIA', 'QUIROFANO', 'CARRO_ROJO'],
                unless: 'cendisId',
              },
            },
          },
        },
        {
          field: 'porCaducar',
          format: 'integer',
          tone: 'warning',
          drill: {
            resource: 'inventario',
            permission: 'inventario.ver',
            filter: {
              existencia: { gte: 1 },
              proximaCaducidad: { lte: { field: 'limite' } },
              almacenId: { parameter: 'cendisId' },
              tipoAlmacen: {
                values: ['CENDIS', 'FARMACIA', 'CENTRAL_ENFERMERIA', 'QUIROFANO', 'CARRO_ROJO'],
                unless: 'cendisId',
              },
            },
          },
        },
        {
          field: 'fondoFijo',
          format: 'percent',
          drill: {
            resource: 'inventario',
            permission: 'inventario.ver',
            filter: {
              fondoFijo: { gte: 1 },
              almacenId: { parameter: 'cendisId' },
              tipoAlmacen: {
                values: ['CENDIS', 'FARMACIA', 'CENTRAL_ENFERMERIA', 'QUIROFANO', 'CARRO_ROJO'],
                unless: 'cendisId',
              },
            },
          },
        },
        {
          field: 'valor',
          format: 'money',
          drill: {
            resource: 'inventario',
            permission: 'inventario.ver',
            filter: {
              existencia: { gte: 1 },
              almacenId: { parameter: 'cendisId' },
              tipoAlmacen: {
                values: ['CENDIS', 'FARMACIA', 'CENTRAL_ENFERMERIA', 'QUIROFANO', 'CARRO_ROJO'],
                unless: 'cendisId',
              },
            },
          },
        },
      ],
      levels: [50, 80, 95, 99.5],
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: inventarioCendisForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-inventario-cendis.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-inventario-cendis.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-inventario-cendis.gen.json')).default],
  },
};

export default report;
