// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import { lineasColumns } from './lines.gen';

export function EntradaExtraordinariaFields() {
  return (
    <>
      <FormSection id="documento">
        <ReferenceInput source="almacenId" required reference="almacen" labelField="almacenNombre" />
        <ReferenceInput
          source="motivoEntradaExtraordinariaId"
          required
          reference="motivo-entrada-extraordinaria"
          labelField="motivoEntradaExtraordinariaNombre"
        />
        <DateInput source="fechaDocumento" required />
        <TextInput source="procedencia" hint maxLength={200} />
        <TextArea source="observaciones" hint wide />
      </FormSection>
      <FormSection id="lineas">
        <LinesInput
          source="lineas"
          rowKey="entradaExtraordinariaDetalleId"
          columns={lineasColumns}
          totals={[
            { field: 'cantidad', fn: 'sum' },
            { field: 'importe', fn: 'sum' },
          ]}
          scan={{ reference: 'insumoId', quantity: 'cantidad', lot: 'numeroLote', expiry: 'caducidad' }}
          maxItems={500}
          plain
        />
      </FormSection>
      <FormSection id="totales">
        <DerivedField source="piezas" type="integer" conditional />
        <DerivedField source="importeTotal" type="money" conditional />
      </FormSection>
    </>
  );
}
