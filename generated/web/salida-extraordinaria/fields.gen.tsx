// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import { lineasColumns } from './lines.gen';

export function SalidaExtraordinariaFields() {
  return (
    <>
      <FormSection id="documento">
        <ReferenceInput source="almacenId" required reference="almacen" labelField="almacenNombre" />
        <ReferenceInput
          source="motivoSalidaExtraordinariaId"
          required
          reference="motivo-salida-extraordinaria"
          labelField="motivoSalidaExtraordinariaNombre"
        />
        <DateInput source="fechaDocumento" required />
        <TextInput source="destinoTexto" hint maxLength={200} />
        <TextInput source="actaNumero" maxLength={40} />
        <TextArea source="observaciones" hint wide />
      </FormSection>
      <FormSection id="lineas">
        <LinesInput
          source="lineas"
          rowKey="salidaExtraordinariaDetalleId"
          columns={lineasColumns}
          totals={[
            { field: 'cantidad', fn: 'sum' },
            { field: 'importe', fn: 'sum' },
          ]}
          unique={[['loteId']]}
          scan={{
            reference: 'loteId',
            quantity: 'cantidad',
            through: { reference: 'insumo', field: 'insumoId', lot: 'numeroLote', expiry: 'caducidad' },
          }}
          maxItems={500}
          plain
        />
      </FormSection>
      <FormSection id="totales">
        <DerivedField source="piezas" type="integer" conditional />
        <DerivedField source="importeTotal" type="money" conditional />
        <DerivedField source="importeEstimado" type="boolean" hint conditional />
      </FormSection>
    </>
  );
}
