// Generated from schemas/reports/receta-impresa.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { recetaImpresaForm } from '../../shared/forms/operation-recetaImpresa.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="recetaId" required reference="receta" />
    </>
  );
}

const report: ReportModule = {
  name: 'receta-impresa',
  operation: 'recetaImpresa',
  path: '/pacientes/receta/impresa',
  icon: 'pill',
  permission: 'receta.ver',
  types: { recetaId: 'integer' },
  exports: ['pdf'],
  form: recetaImpresaForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-receta-impresa.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-receta-impresa.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-receta-impresa.gen.json')).default],
  },
};

export default report;
