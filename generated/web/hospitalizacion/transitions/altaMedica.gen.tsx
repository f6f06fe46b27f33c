// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { ObjectFields } from '#platform/web/ui/form/inputs/ObjectFields';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { motivoEgreso } from '../enums.gen';

export default function HospitalizacionAltaMedicaInputs() {
  return (
    <>
      <SelectInput source="motivoEgreso" required choices={motivoEgreso} />
      <ReferenceInput source="unidadDestinoId" reference="unidad" labelField="unidadDestinoNombre" />
      <TextInput source="destinoExterno" maxLength={120} />
      <ObjectFields source="voluntaria">
        <TextInput source="responsable" maxLength={120} />
        <TextInput source="parentesco" maxLength={60} />
        <TextInput source="documento" maxLength={60} />
      </ObjectFields>
      <ObjectFields source="defuncion">
        <DateTimeInput source="fechaHora" />
        <TextArea source="causa" wide />
        <TextInput source="folioCertificado" maxLength={30} />
        <SwitchInput source="necropsiaSolicitada" />
      </ObjectFields>
      <DateInput source="citaControl" />
    </>
  );
}
