// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import { tipoReceta } from './enums.gen';
import { lineasColumns } from './lines.gen';

export function RecetaFields() {
  return (
    <>
      <FormSection id="receta">
        <DerivedField source="tipo" type="enum" choices={tipoReceta} conditional />
        <ReferenceInput source="pacienteId" required reference="paciente" labelField="pacienteNombre" />
        <ReferenceInput
          source="consultaId"
          required
          reference="consulta"
          dependsOn={{ pacienteId: 'pacienteId' }}
          fills
          labelField="consultaNombre"
        />
        <ReferenceInput
          source="almacenId"
          hint
          reference="almacen"
          filter={{ tipo: ['FARMACIA', 'CENDIS'] }}
          labelField="almacenNombre"
        />
        <ReferenceInput source="diagnosticoId" hint reference="diagnostico" labelField="diagnosticoNombre" />
        <NumberInput source="surtimientosPermitidos" required hint integer />
      </FormSection>
      <FormSection id="lineas">
        <LinesInput
          source="lineas"
          required
          rowKey="recetaDetalleId"
          columns={lineasColumns}
          totals={[{ field: 'cantidadPrescrita', fn: 'sum' }]}
          maxItems={20}
        />
        <TextArea source="indicacionesGenerales" wide />
      </FormSection>
      <FormSection id="surtido">
        <DerivedField source="claves" type="integer" conditional />
        <DerivedField source="piezasPrescritas" type="integer" conditional />
        <DerivedField source="piezasSurtidas" type="integer" conditional />
        <DerivedField source="piezasPendientes" type="integer" conditional />
        <DerivedField source="porcentajeSurtido" type="number" scale={2} unit="%" conditional />
        <DerivedField source="requiereSegundaPersona" type="boolean" conditional />
      </FormSection>
    </>
  );
}
