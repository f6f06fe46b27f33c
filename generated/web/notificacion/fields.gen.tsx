// Generated from schemas/entities/avisos/notificacion.json by `npm run generate`. Do not edit: your change would be lost.

import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { notificacionSeveridad, notificacionTipo } from './enums.gen';

export function NotificacionFields() {
  return (
    <>
      <FormSection id="general">
        <ReferenceInput source="usuarioId" required reference="usuario" labelField="usuarioNombre" />
        <SelectInput source="tipo" required choices={notificacionTipo} />
        <SelectInput source="severidad" required choices={notificacionSeveridad} />
        <TextInput source="titulo" hint maxLength={120} />
        <TextArea source="cuerpo" wide />
        <TextInput source="folio" maxLength={30} />
        <TextInput source="detalle" hint maxLength={160} />
        <TextInput source="ruta" hint maxLength={200} />
        <TextInput source="entidad" maxLength={60} />
        <NumberInput source="entidadId" integer />
        <ReferenceInput source="unidadId" reference="unidad" labelField="unidadNombre" />
        <TextInput source="agrupador" hint maxLength={80} />
        <DateTimeInput source="fecha" required />
        <SwitchInput source="vista" required />
        <DateTimeInput source="fechaVista" />
        <SwitchInput source="requiereAccion" required />
      </FormSection>
    </>
  );
}
