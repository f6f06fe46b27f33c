// Generated from schemas/entities/red/red-historial.json by `npm run generate`. Do not edit: your change would be lost.

import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { redHistorialTipo } from './enums.gen';

export function RedHistorialFields() {
  return (
    <>
      <FormSection id="general">
        <SelectInput source="tipo" required choices={redHistorialTipo} />
        <ReferenceInput source="unidadId" reference="unidad" labelField="unidadNombre" />
        <ReferenceInput source="usuarioId" required reference="usuario" labelField="usuarioNombre" />
        <DateTimeInput source="inicio" required />
        <DateTimeInput source="fin" />
        <NumberInput source="duracionSeg" integer unit="s" />
        <TextInput source="dispositivoId" required maxLength={64} />
        <TextInput source="tipoConexion" maxLength={20} />
        <NumberInput source="latenciaMs" integer unit="ms" />
        <NumberInput source="operacionesEnCola" integer />
        <NumberInput source="operacionesSincronizadas" integer />
        <NumberInput source="operacionesFallidas" integer />
        <TextInput source="versionApp" maxLength={40} />
        <TextInput source="ruta" maxLength={200} />
      </FormSection>
    </>
  );
}
