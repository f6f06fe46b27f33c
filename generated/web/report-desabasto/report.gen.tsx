// Generated from schemas/reports/desabasto.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { desabastoForm } from '../../shared/forms/operation-desabasto.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="almacenId" reference="almacen" />
      <ReferenceInput source="unidadId" reference="unidad" />
      <ReferenceInput source="jurisdiccionId" reference="jurisdiccion" />
      <SwitchInput source="soloCronicos" hint />
      <SwitchInput source="soloEsenciales" />
    </>
  );
}

const report: ReportModule = {
  name: 'desabasto',
  operation: 'desabasto',
  path: '/inventario/inventario/desabasto',
  icon: 'alert',
  permission: 'inventario.ver',
  types: {
    almacenId: 'integer',
    unidadId: 'integer',
    jurisdiccionId: 'integer',
    soloCronicos: 'boolean',
    soloEsenciales: 'boolean',
  },
  blocks: [
    {
      name: 'resumen',
      type: 'tiles',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Tiles')),
      roles: {},
      fields: [
        { field: 'cronicas', format: 'integer', tone: 'danger' },
        { field: 'enCero', format: 'integer', tone: 'warning' },
        { field: 'negadas', format: 'integer' },
        { field: 'dias', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
    },
    {
      name: 'faltantes',
      type: 'pareto',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Pareto')),
      roles: { label: 'insumo', value: 'negadas', figure: 'acumulado' },
      fields: [
        { field: 'insumo', format: 'text' },
        { field: 'negadas', format: 'integer' },
        { field: 'acumulado', format: 'percent' },
      ],
      levels: [50, 80, 95, 99.5],
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: desabastoForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-desabasto.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-desabasto.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-desabasto.gen.json')).default],
  },
};

export default report;
