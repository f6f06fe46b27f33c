// Generated from schemas/reports/programas-medicinas.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { programasMedicinasForm } from '../../shared/forms/operation-programasMedicinas.gen';
import { mes } from './enums.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="programaId" reference="programa" />
      <ReferenceInput source="jurisdiccionId" reference="jurisdiccion" />
      <ReferenceInput source="unidadId" reference="unidad" />
      <NumberInput source="anio" hint integer />
      <SelectInput source="mes" choices={mes} />
      <SwitchInput source="soloFaltantes" />
    </>
  );
}

const report: ReportModule = {
  name: 'programas-medicinas',
  operation: 'programasMedicinas',
  path: '/programas/programa/medicinas',
  icon: 'pill',
  permission: 'programa.ver',
  types: {
    programaId: 'integer',
    jurisdiccionId: 'integer',
    unidadId: 'integer',
    anio: 'integer',
    mes: 'string',
    soloFaltantes: 'boolean',
  },
  blocks: [
    {
      name: 'insumos',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'insumo', value: 'porcentaje', of: 'necesario', part: 'faltante' },
      fields: [
        { field: 'insumo', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'faltante', format: 'integer' },
        { field: 'necesario', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'inventario',
        permission: 'inventario.ver',
        filter: { insumoId: { field: 'insumoId' }, unidadId: { parameter: 'unidadId' } },
        sort: { field: 'disponible', direction: 'asc' },
      },
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: programasMedicinasForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-programas-medicinas.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-programas-medicinas.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-programas-medicinas.gen.json')).default],
  },
};

export default report;
