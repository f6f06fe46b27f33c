// Generated from schemas/reports/tarjeta-kardex.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { tarjetaKardexForm } from '../../shared/forms/operation-tarjetaKardex.gen';
import { tipoMovimiento } from './enums.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="almacenId" required reference="almacen" />
      <ReferenceInput source="insumoId" required reference="insumo" />
      <ReferenceInput
        source="loteId"
        hint
        reference="lote"
        dependsOn={{ almacenId: 'almacenId', insumoId: 'insumoId' }}
      />
      <DateInput source="desde" />
      <DateInput source="hasta" />
      <SelectInput source="tipo" choices={tipoMovimiento} />
    </>
  );
}

const report: ReportModule = {
  name: 'tarjeta-kardex',
  operation: 'tarjetaKardex',
  path: '/inventario/inventario/tarjeta-kardex',
  icon: 'list',
  permission: 'kardex.ver',
  types: {
    almacenId: 'integer',
    insumoId: 'integer',
    loteId: 'integer',
    desde: 'string',
    hasta: 'string',
    tipo: 'string',
  },
  exports: ['csv', 'xlsx', 'pdf'],
  form: tarjetaKardexForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-tarjeta-kardex.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-tarjeta-kardex.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-tarjeta-kardex.gen.json')).default],
  },
};

export default report;
