// Generated from schemas/reports/nivel-abasto.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { nivelAbastoForm } from '../../shared/forms/operation-nivelAbasto.gen';
import { desgloseAbasto, tipoInsumo } from './enums.gen';

function Inputs() {
  return (
    <>
      <SelectInput source="por" choices={desgloseAbasto} />
      <ReferenceInput source="jurisdiccionId" reference="jurisdiccion" />
      <ReferenceInput source="unidadId" reference="unidad" />
      <SelectInput source="tipo" choices={tipoInsumo} />
      <SwitchInput source="soloEsenciales" />
    </>
  );
}

const report: ReportModule = {
  name: 'nivel-abasto',
  operation: 'nivelAbasto',
  path: '/inventario/inventario/inventario-nivel-abasto',
  icon: 'chart',
  permission: 'inventario.ver',
  types: { por: 'string', jurisdiccionId: 'integer', unidadId: 'integer', tipo: 'string', soloEsenciales: 'boolean' },
  blocks: [
    {
      name: 'unidades',
      type: 'map',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/UnitMap')),
      roles: { label: 'unidad', value: 'porcentaje', of: 'claves', latitude: 'latitud', longitude: 'longitud' },
      fields: [
        { field: 'unidad', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'claves', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'inventario',
        permission: 'inventario.ver',
        filter: {
          unidadId: { field: 'unidadId' },
          tipoInsumo: { parameter: 'tipo' },
          esencial: { parameter: 'soloEsenciales' },
          nivelAbasto: ['SIN_EXISTENCIA', 'CRITICO', 'BAJO', 'OPTIMO', 'SOBREABASTO'],
        },
        sort: { field: 'disponible', direction: 'asc' },
      },
    },
    {
      name: 'unidadesPorTipo',
      type: 'heatmap',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/HeatMap')),
      roles: { row: 'unidad', column: 'tipoNombre', value: 'porcentaje', of: 'claves' },
      fields: [
        { field: 'unidad', format: 'text' },
        { field: 'tipoNombre', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'claves', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'inventario',
        permission: 'inventario.ver',
        filter: {
          unidadId: { field: 'unidadId' },
          tipoInsumo: { field: 'tipo' },
          esencial: { parameter: 'soloEsenciales' },
          nivelAbasto: ['SIN_EXISTENCIA', 'CRITICO', 'BAJO', 'OPTIMO', 'SOBREABASTO'],
        },
        sort: { field: 'disponible', direction: 'asc' },
      },
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: nivelAbastoForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-nivel-abasto.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-nivel-abasto.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-nivel-abasto.gen.json')).default],
  },
};

export default report;
