// Generated from schemas/reports/funciones-incompatibles.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { funcionesIncompatiblesForm } from '../../shared/forms/operation-funcionesIncompatibles.gen';
import { riesgoPermiso } from './enums.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="perfilId" reference="perfil" />
      <SelectInput source="gravedad" choices={riesgoPermiso} />
    </>
  );
}

const report: ReportModule = {
  name: 'funciones-incompatibles',
  operation: 'funcionesIncompatibles',
  path: '/reportes/funciones-incompatibles',
  icon: 'shield',
  permission: 'permiso.ver',
  types: { perfilId: 'integer', gravedad: 'string' },
  exports: ['csv', 'xlsx', 'pdf'],
  form: funcionesIncompatiblesForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-funciones-incompatibles.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-funciones-incompatibles.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-funciones-incompatibles.gen.json')).default],
  },
};

export default report;
