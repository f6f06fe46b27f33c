// Generated from schemas/reports/caducidades.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { caducidadesForm } from '../../shared/forms/operation-caducidades.gen';

function Inputs() {
  return (
    <>
      <NumberInput source="meses" integer />
      <ReferenceInput source="almacenId" reference="almacen" />
      <ReferenceInput source="unidadId" reference="unidad" />
      <ReferenceInput source="jurisdiccionId" reference="jurisdiccion" />
    </>
  );
}

const report: ReportModule = {
  name: 'caducidades',
  operation: 'caducidades',
  path: '/reportes/caducidades',
  icon: 'clock',
  permission: 'inventario.ver',
  types: { meses: 'integer', almacenId: 'integer', unidadId: 'integer', jurisdiccionId: 'integer' },
  blocks: [
    {
      name: 'meses',
      type: 'months',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/MonthBoard')),
      roles: {
        label: 'mes',
        value: 'piezas',
        part: 'piezasEnRiesgo',
        figure: 'importe',
        state: 'semaforo',
        tone: 'tono',
      },
      fields: [
        { field: 'mes', format: 'text' },
        { field: 'piezas', format: 'integer' },
        { field: 'piezasEnRiesgo', format: 'integer' },
        { field: 'importe', format: 'money' },
        { field: 'semaforo', format: 'chip' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'lote',
        permission: 'inventario.ver',
        filter: {
          estatus: { field: 'estatus' },
          existencia: { gte: 1 },
          caducidad: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
          almacenId: { parameter: 'almacenId' },
          unidadId: { parameter: 'unidadId' },
          jurisdiccionId: { parameter: 'jurisdiccionId' },
        },
        sort: { field: 'caducidad', direction: 'asc' },
      },
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: caducidadesForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-caducidades.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-caducidades.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-caducidades.gen.json')).default],
  },
};

export default report;
