// Generated from schemas/reports/programas-avance.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { programasAvanceForm } from '../../shared/forms/operation-programasAvance.gen';
import { mes } from './enums.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="programaId" reference="programa" />
      <ReferenceInput source="jurisdiccionId" reference="jurisdiccion" />
      <ReferenceInput source="unidadId" reference="unidad" />
      <NumberInput source="anio" hint integer />
      <SelectInput source="mes" choices={mes} />
    </>
  );
}

const report: ReportModule = {
  name: 'programas-avance',
  operation: 'programasAvance',
  path: '/programas/programa/avance',
  icon: 'flag',
  permission: 'programa.ver',
  types: { programaId: 'integer', jurisdiccionId: 'integer', unidadId: 'integer', anio: 'integer', mes: 'string' },
  blocks: [
    {
      name: 'programas',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'programa', value: 'porcentaje', of: 'meta', part: 'avance' },
      fields: [
        { field: 'programa', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'avance', format: 'integer' },
        { field: 'meta', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
    },
    {
      name: 'meses',
      type: 'months',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/MonthBoard')),
      roles: { label: 'mes', value: 'avance', figure: 'meta' },
      fields: [
        { field: 'mes', format: 'text' },
        { field: 'avance', format: 'integer' },
        { field: 'meta', format: 'integer' },
        { field: 'porcentaje', format: 'percent' },
      ],
      levels: [50, 80, 95, 99.5],
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: programasAvanceForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-programas-avance.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-programas-avance.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-programas-avance.gen.json')).default],
  },
};

export default report;
