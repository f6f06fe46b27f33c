// Generated from schemas/reports/medicamento-controlado.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { medicamentoControladoForm } from '../../shared/forms/operation-medicamentoControlado.gen';
import { fraccion } from './enums.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="almacenId" required reference="almacen" />
      <SelectInput source="fraccion" choices={fraccion} />
      <ReferenceInput source="insumoId" reference="insumo" />
      <DateInput source="desde" />
      <DateInput source="hasta" />
    </>
  );
}

const report: ReportModule = {
  name: 'medicamento-controlado',
  operation: 'medicamentoControlado',
  path: '/reportes/medicamento-controlado',
  icon: 'shield',
  permission: 'reporte.medicamento-controlado',
  types: { almacenId: 'integer', fraccion: 'string', insumoId: 'integer', desde: 'string', hasta: 'string' },
  exports: ['csv', 'xlsx', 'pdf'],
  form: medicamentoControladoForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-medicamento-controlado.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-medicamento-controlado.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-medicamento-controlado.gen.json')).default],
  },
};

export default report;
