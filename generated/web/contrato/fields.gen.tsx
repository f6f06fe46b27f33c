// Generated from schemas/entities/proveedores/contrato.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import { lineasColumns } from './lines.gen';

export function ContratoFields() {
  return (
    <>
      <FormSection id="contrato">
        <ReferenceInput source="proveedorId" required reference="proveedor" labelField="proveedorNombre" />
        <TextInput source="numero" required maxLength={60} />
        <NumberInput source="ejercicio" required integer />
        <DateInput source="vigenciaDesde" required />
        <DateInput source="vigenciaHasta" required />
      </FormSection>
      <FormSection id="condiciones">
        <NumberInput source="diasCanje" required hint integer />
        <NumberInput source="mesesCaducidadMinima" required hint integer />
      </FormSection>
      <FormSection id="claves">
        <LinesInput
          source="lineas"
          required
          rowKey="contratoDetalleId"
          columns={lineasColumns}
          totals={[
            { field: 'insumoId', fn: 'count' },
            { field: 'cantidadMaxima', fn: 'sum' },
          ]}
          unique={[['insumoId']]}
          scan={{ reference: 'insumoId', quantity: 'cantidadMaxima' }}
          maxItems={500}
          plain
        />
      </FormSection>
    </>
  );
}
