// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import { tipoPropuesta } from './enums.gen';
import { lineasColumns } from './lines.gen';

export function PropuestaCambioFields() {
  return (
    <>
      <FormSection id="documento">
        <ReferenceInput source="proveedorId" required reference="proveedor" labelField="proveedorNombre" />
        <ReferenceInput source="almacenId" required reference="almacen" labelField="almacenNombre" />
        <SelectInput source="tipo" required hint choices={tipoPropuesta} />
        <DateInput source="fechaCompromiso" required hint />
        <TextArea source="proveedorNota" wide />
      </FormSection>
      <FormSection id="lineas">
        <LinesInput
          source="lineas"
          rowKey="propuestaCambioDetalleId"
          columns={lineasColumns}
          totals={[
            { field: 'cantidadSale', fn: 'sum' },
            { field: 'cantidadEntra', fn: 'sum' },
          ]}
          unique={[['loteSaleId']]}
          maxItems={200}
          plain
        />
      </FormSection>
      <FormSection id="totales">
        <DerivedField source="piezasSalen" type="integer" conditional />
        <DerivedField source="piezasEntran" type="integer" conditional />
        <DerivedField source="importe" type="money" conditional />
        <DerivedField source="importeEstimado" type="boolean" hint conditional />
      </FormSection>
    </>
  );
}
