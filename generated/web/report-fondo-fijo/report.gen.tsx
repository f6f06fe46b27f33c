// Generated from schemas/reports/fondo-fijo.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { fondoFijoForm } from '../../shared/forms/operation-fondoFijo.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="almacenId" reference="almacen" />
      <ReferenceInput source="unidadId" reference="unidad" />
      <SwitchInput source="soloFaltantes" />
    </>
  );
}

const report: ReportModule = {
  name: 'fondo-fijo',
  operation: 'fondoFijo',
  path: '/inventario/inventario/porcentaje-fondo-fijo',
  icon: 'box',
  permission: 'fondo-fijo.ver',
  types: { almacenId: 'integer', unidadId: 'integer', soloFaltantes: 'boolean' },
  blocks: [
    {
      name: 'almacenes',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'almacen', value: 'porcentaje', of: 'fondoFijo', part: 'faltante' },
      fields: [
        { field: 'almacen', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'faltante', format: 'integer' },
        { field: 'fondoFijo', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'inventario',
        permission: 'inventario.ver',
        filter: { almacenId: { field: 'almacenId' }, fondoFijo: { gte: 1 } },
        sort: { field: 'disponible', direction: 'asc' },
      },
      action: {
        resource: 'solicitud',
        operation: 'solicitudSugerida',
        load: () => import('../solicitud/actions.gen'),
        start: { almacenSolicitanteId: { field: 'almacenId' }, tipo: 'REPOSICION_FONDO_FIJO' },
      },
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: fondoFijoForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-fondo-fijo.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-fondo-fijo.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-fondo-fijo.gen.json')).default],
  },
};

export default report;
