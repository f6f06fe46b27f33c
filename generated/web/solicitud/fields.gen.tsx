// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ObjectFields } from '#platform/web/ui/form/inputs/ObjectFields';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import { mes, tipoSolicitud } from './enums.gen';
import { lineasColumns } from './lines.gen';

export function SolicitudFields() {
  return (
    <>
      <FormSection id="solicitud">
        <SelectInput source="tipo" required choices={tipoSolicitud} />
        <ReferenceInput
          source="almacenSolicitanteId"
          required
          reference="almacen"
          labelField="almacenSolicitanteNombre"
        />
        <ReferenceInput source="almacenSurtidorId" required reference="almacen" labelField="almacenSurtidorNombre" />
        <SwitchInput source="urgente" required hint />
        <SwitchInput source="aceptaSustitutos" hint />
        <ObjectFields source="periodo" required>
          <SelectInput source="mes" required choices={mes} />
          <NumberInput source="anio" required integer />
        </ObjectFields>
        <DateInput source="fechaRequerida" />
        <TextInput source="folioPapel" required maxLength={30} />
        <DateInput source="fechaPapel" required />
        <TextArea source="motivoManual" required wide />
        <TextArea source="justificacion" hint wide />
      </FormSection>
      <FormSection id="lineas">
        <LinesInput
          source="lineas"
          rowKey="solicitudDetalleId"
          columns={lineasColumns}
          totals={[{ field: 'cantidadSolicitada', fn: 'sum' }]}
          unique={[['insumoId']]}
          scan={{ reference: 'insumoId', quantity: 'cantidadSolicitada' }}
          maxItems={500}
          plain
        />
      </FormSection>
      <FormSection id="totales">
        <DerivedField source="claves" type="integer" conditional />
        <DerivedField source="piezasSolicitadas" type="integer" conditional />
        <DerivedField source="piezasAutorizadas" type="integer" conditional />
        <DerivedField source="piezasSurtidas" type="integer" conditional />
        <DerivedField source="piezasRecibidas" type="integer" conditional />
        <DerivedField source="porcentajePiezas" type="number" scale={2} unit="%" conditional />
        <DerivedField source="importeEstimado" type="money" hint conditional />
        <DerivedField source="piezasSinRecibir" type="integer" hint conditional />
        <DerivedField source="clavesIncompletas" type="integer" hint conditional />
      </FormSection>
    </>
  );
}
