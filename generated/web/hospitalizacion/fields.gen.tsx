// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ObjectFields } from '#platform/web/ui/form/inputs/ObjectFields';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { aislamiento, origenHospitalizacion, riesgoCaidas, riesgoUpp } from './enums.gen';

export function HospitalizacionFields() {
  return (
    <>
      <FormSection id="estancia">
        <ReferenceInput source="pacienteId" required reference="paciente" canCreate labelField="pacienteNombre" />
        <ReferenceInput source="unidadId" required reference="unidad" labelField="unidadNombre" />
        <ReferenceInput
          source="servicioId"
          required
          reference="nucleo"
          dependsOn={{ unidadId: 'unidadId' }}
          filter={{ tipo: ['SERVICIO_HOSPITALARIO', 'URGENCIAS', 'QUIROFANO', 'CENTRAL_ENFERMERIA'] }}
          labelField="servicioNombre"
        />
        <SelectInput source="origen" required choices={origenHospitalizacion} />
        <ReferenceInput source="unidadReferenciaId" reference="unidad" labelField="unidadReferenciaNombre" />
        <ReferenceInput
          source="visitaId"
          reference="visita"
          dependsOn={{ pacienteId: 'pacienteId' }}
          labelField="visitaNombre"
        />
      </FormSection>
      <FormSection id="clinico">
        <ReferenceInput
          source="diagnosticoIngresoId"
          required
          reference="diagnostico"
          labelField="diagnosticoIngresoNombre"
        />
        <TextArea source="motivoIngreso" required wide />
        <ReferenceInput
          source="medicoTratanteId"
          required
          reference="personal-medico"
          dependsOn={{ unidadId: 'unidadId' }}
          filter={{ tipo: 'MEDICO' }}
          labelField="medicoTratanteNombre"
        />
        <NumberInput source="estanciaEsperadaDias" integer unit="días" />
        <DateInput source="fechaProbableAlta" />
        <SwitchInput source="casoMedicoLegal" />
        <SwitchInput source="mpNotificado" />
      </FormSection>
      <FormSection id="cuidado">
        <SelectInput source="riesgoCaidas" choices={riesgoCaidas} />
        <SelectInput source="riesgoUpp" choices={riesgoUpp} />
        <SelectInput source="aislamiento" required choices={aislamiento} />
        <ReferenceInput source="tipoDietaId" reference="tipo-dieta" labelField="tipoDietaNombre" />
        <SwitchInput source="ayuno" />
        <SwitchInput source="news2Suspendido" hint />
        <TextInput source="news2Motivo" maxLength={200} />
      </FormSection>
      <FormSection id="responsable">
        <ObjectFields source="responsable" plain>
          <TextInput source="nombre" maxLength={120} />
          <ReferenceInput source="parentescoId" reference="parentesco" />
          <TextInput source="telefono" type="phone" mask="phone" maxLength={16} />
        </ObjectFields>
      </FormSection>
    </>
  );
}
