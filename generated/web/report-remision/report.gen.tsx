// Generated from schemas/reports/remision.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { remisionForm } from '../../shared/forms/operation-remision.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="solicitudId" required reference="solicitud" />
    </>
  );
}

const report: ReportModule = {
  name: 'remision',
  operation: 'remision',
  path: '/inventario/solicitud/remision',
  icon: 'truck',
  permission: 'solicitud.ver',
  types: { solicitudId: 'integer' },
  exports: ['xlsx', 'pdf'],
  form: remisionForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-remision.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-remision.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-remision.gen.json')).default],
  },
};

export default report;
