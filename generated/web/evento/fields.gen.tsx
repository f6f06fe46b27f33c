// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { tipoEvento } from './enums.gen';

export function EventoFields() {
  return (
    <>
      <FormSection id="cita">
        <SelectInput source="tipo" required choices={tipoEvento} />
        <ReferenceInput source="pacienteId" reference="paciente" canCreate labelField="pacienteNombre" />
        <TextInput source="titulo" required maxLength={120} />
        <ReferenceInput source="unidadId" required reference="unidad" labelField="unidadNombre" />
        <ReferenceInput
          source="personalMedicoId"
          reference="personal-medico"
          dependsOn={{ unidadId: 'unidadId' }}
          filter={{ puedePrescribir: true }}
          labelField="personalMedicoNombre"
        />
        <ReferenceInput
          source="nucleoId"
          hint
          reference="nucleo"
          dependsOn={{ unidadId: 'unidadId' }}
          labelField="nucleoNombre"
        />
        <ReferenceInput
          source="almacenId"
          reference="almacen"
          dependsOn={{ unidadId: 'unidadId' }}
          labelField="almacenNombre"
        />
        <DateTimeInput source="inicio" required hint />
        <TextArea source="observaciones" wide />
      </FormSection>
      <FormSection id="entrega">
        <ReferenceInput source="proveedorId" reference="proveedor" labelField="proveedorNombre" />
        <TextInput source="anden" hint maxLength={20} />
        <ReferenceInput source="solicitudId" reference="solicitud" labelField="solicitudNombre" />
        <ReferenceInput source="propuestaCambioId" reference="propuesta-cambio" labelField="propuestaCambioNombre" />
        <NumberInput source="cajas" integer />
        <NumberInput source="tarimas" integer />
      </FormSection>
    </>
  );
}
