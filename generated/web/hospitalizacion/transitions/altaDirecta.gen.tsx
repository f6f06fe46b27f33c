// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { ObjectFields } from '#platform/web/ui/form/inputs/ObjectFields';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { motivoEgreso } from '../enums.gen';

export default function HospitalizacionAltaDirectaInputs() {
  return (
    <>
      <SelectInput source="motivoEgreso" required choices={motivoEgreso} />
      <ObjectFields source="defuncion">
        <DateTimeInput source="fechaHora" />
        <TextArea source="causa" wide />
        <TextInput source="folioCertificado" maxLength={30} />
        <SwitchInput source="necropsiaSolicitada" />
      </ObjectFields>
      <DateTimeInput source="fechaEgreso" />
      <TextArea source="motivo" required wide />
    </>
  );
}
