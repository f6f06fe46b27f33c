// Generated from schemas/reports/unidades-red.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { unidadesRedForm } from '../../shared/forms/operation-unidadesRed.gen';
import { grupoUnidad, semaforoAbasto } from './enums.gen';

function Inputs() {
  return (
    <>
      <SelectInput source="grupo" choices={grupoUnidad} />
      <ReferenceInput source="jurisdiccionId" reference="jurisdiccion" />
      <SelectInput source="semaforo" choices={semaforoAbasto} />
    </>
  );
}

const report: ReportModule = {
  name: 'unidades-red',
  operation: 'unidadesRed',
  path: '/oficinas-centrales/unidad',
  icon: 'pin',
  permission: 'unidad.ver-red',
  types: { grupo: 'string', jurisdiccionId: 'integer', semaforo: 'string' },
  blocks: [
    {
      name: 'mapa',
      type: 'map',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/UnitMap')),
      roles: { label: 'nombre', value: 'porcentaje', of: 'claves', latitude: 'latitud', longitude: 'longitud' },
      fields: [
        { field: 'nombre', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'claves', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'inventario',
        permission: 'inventario.ver',
        filter: {
          unidadId: { field: 'unidadId' },
          nivelAbasto: ['SIN_EXISTENCIA', 'CRITICO', 'BAJO', 'OPTIMO', 'SOBREABASTO'],
        },
        sort: { field: 'disponible', direction: 'asc' },
      },
    },
    {
      name: 'ultimas',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'nombre', value: 'porcentaje' },
      fields: [
        { field: 'nombre', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'inventario',
        permission: 'inventario.ver',
        filter: {
          unidadId: { field: 'unidadId' },
          nivelAbasto: ['SIN_EXISTENCIA', 'CRITICO', 'BAJO', 'OPTIMO', 'SOBREABASTO'],
        },
        sort: { field: 'disponible', direction: 'asc' },
      },
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: unidadesRedForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-unidades-red.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-unidades-red.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-unidades-red.gen.json')).default],
  },
};

export default report;
