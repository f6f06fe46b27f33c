// Generated from schemas/reports/informe-semestre.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { informeSemestreForm } from '../../shared/forms/operation-informeSemestre.gen';
import { tipoSolicitud } from './enums.gen';

function Inputs() {
  return (
    <>
      <TextInput source="semestre" required hint maxLength={6} />
      <ReferenceInput source="almacenId" reference="almacen" />
      <ReferenceInput source="unidadId" reference="unidad" />
      <SelectInput source="tipo" choices={tipoSolicitud} />
    </>
  );
}

const report: ReportModule = {
  name: 'informe-semestre',
  operation: 'informeSemestre',
  path: '/inventario/solicitud/informe-semestre',
  icon: 'chart',
  permission: 'solicitud.ver',
  types: { semestre: 'string', almacenId: 'integer', unidadId: 'integer', tipo: 'string' },
  exports: ['csv', 'xlsx', 'pdf'],
  form: informeSemestreForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-informe-semestre.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-informe-semestre.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-informe-semestre.gen.json')).default],
  },
};

export default report;
