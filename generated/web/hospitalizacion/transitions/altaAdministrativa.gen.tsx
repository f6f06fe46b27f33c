// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { ObjectFields } from '#platform/web/ui/form/inputs/ObjectFields';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';

export default function HospitalizacionAltaAdministrativaInputs() {
  return (
    <>
      <DateTimeInput source="fechaEgreso" />
      <ObjectFields source="defuncion">
        <DateTimeInput source="fechaHora" />
        <TextArea source="causa" wide />
        <TextInput source="folioCertificado" maxLength={30} />
        <SwitchInput source="necropsiaSolicitada" />
      </ObjectFields>
      <ObjectFields source="voluntaria">
        <TextInput source="responsable" maxLength={120} />
        <TextInput source="parentesco" maxLength={60} />
        <TextInput source="documento" maxLength={60} />
      </ObjectFields>
    </>
  );
}
