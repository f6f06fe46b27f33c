// Generated from schemas/reports/inventario-cendis.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '../../../src/ui/form/inputs/ReferenceInput';
import { SwitchInput } from '../../../src/ui/form/inputs/SwitchInput';
import type { ReportModule } from '../../../src/ui/reports/report-module';
import { inventarioCendisForm } from '../../shared/forms/operation-inventarioCendis.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="cendisId" hint reference="almacen" />
      <SwitchInput source="soloFaltantes" />
    </>
  );
}

const report: ReportModule = {
  name: 'inventario-cendis',
  operation: 'inventarioCendis',
  path: '/inventario/inventario/inventario-actual-cendis',
  icon: 'box',
  permission: 'inventario.ver',
  types: { cendisId: 'integer', soloFaltantes: 'boolean' },
  exports: ['csv', 'xlsx'],
  form: inventarioCendisForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-inventario-cendis.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-inventario-cendis.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es-mx/report-inventario-cendis.gen.json')).default],
  },
};

export default report;
