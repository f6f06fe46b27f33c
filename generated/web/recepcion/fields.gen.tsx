// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import { lineasColumns } from './lines.gen';

export function RecepcionFields() {
  return (
    <>
      <FormSection id="documento">
        <ReferenceInput source="almacenId" required reference="almacen" labelField="almacenNombre" />
        <ReferenceInput source="proveedorId" required reference="proveedor" labelField="proveedorNombre" />
        <ReferenceInput
          source="eventoId"
          hint
          reference="evento"
          dependsOn={{ almacenId: 'almacenId', proveedorId: 'proveedorId' }}
          filter={{ tipo: 'RECEPCION_PROVEEDOR' }}
          labelField="eventoNombre"
        />
        <ReferenceInput
          source="contratoId"
          reference="contrato"
          dependsOn={{ proveedorId: 'proveedorId' }}
          labelField="contratoNombre"
        />
        <TextInput source="ordenSuministro" maxLength={60} />
        <TextInput source="remision" required hint maxLength={60} />
        <TextInput source="factura" maxLength={60} />
        <DateInput source="fecha" required />
      </FormSection>
      <FormSection id="lineas">
        <LinesInput
          source="lineas"
          rowKey="recepcionDetalleId"
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
        <DerivedField source="piezas" type="integer" hint conditional />
        <DerivedField source="piezasRechazadas" type="integer" conditional />
        <DerivedField source="subtotal" type="money" conditional />
        <DerivedField source="ivaTotal" type="money" conditional />
        <DerivedField source="importeTotal" type="money" conditional />
      </FormSection>
    </>
  );
}
