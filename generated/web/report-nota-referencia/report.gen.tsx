// Generated from schemas/reports/nota-referencia.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { notaReferenciaForm } from '../../shared/forms/operation-notaReferencia.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="consultaId" required reference="consulta" />
    </>
  );
}

const report: ReportModule = {
  name: 'nota-referencia',
  operation: 'notaReferencia',
  path: '/pacientes/consulta/nota-referencia',
  icon: 'hospital',
  permission: 'consulta.ver',
  types: { consultaId: 'integer' },
  exports: ['pdf'],
  form: notaReferenciaForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-nota-referencia.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-nota-referencia.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-nota-referencia.gen.json')).default],
  },
};

export default report;
