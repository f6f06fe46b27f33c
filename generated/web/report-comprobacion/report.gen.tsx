// Generated from schemas/reports/comprobacion.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { comprobacionForm } from '../../shared/forms/operation-comprobacion.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="almacenId" reference="almacen" />
      <ReferenceInput source="unidadId" reference="unidad" />
      <SwitchInput source="soloDescuadres" />
    </>
  );
}

const report: ReportModule = {
  name: 'comprobacion',
  operation: 'comprobacion',
  path: '/inventario/inventario/comprobacion',
  icon: 'check',
  permission: 'kardex.ver',
  types: { almacenId: 'integer', unidadId: 'integer', soloDescuadres: 'boolean' },
  blocks: [
    {
      name: 'resumen',
      type: 'tiles',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Tiles')),
      roles: {},
      fields: [
        { field: 'descuadres', format: 'integer', tone: 'danger' },
        { field: 'lotes', format: 'integer' },
        { field: 'insumos', format: 'integer' },
        { field: 'movimientos', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: comprobacionForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-comprobacion.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-comprobacion.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-comprobacion.gen.json')).default],
  },
};

export default report;
