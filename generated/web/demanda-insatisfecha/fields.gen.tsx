// Generated from schemas/entities/farmacia/demanda-insatisfecha.json by `npm run generate`. Do not edit: your change would be lost.

import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';

export function DemandaInsatisfechaFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="insumoClave" required maxLength={20} />
        <NumberInput source="consecutivo" required integer />
        <DateTimeInput source="fecha" required />
        <ReferenceInput source="almacenId" required reference="almacen" labelField="almacenNombre" />
        <ReferenceInput source="unidadId" required reference="unidad" labelField="unidadNombre" />
        <ReferenceInput source="jurisdiccionId" reference="jurisdiccion" labelField="jurisdiccionNombre" />
        <ReferenceInput source="insumoId" required reference="insumo" labelField="insumoNombre" />
        <NumberInput source="cantidad" required integer />
        <ReferenceInput source="motivoNoSurtidoId" reference="motivo-no-surtido" labelField="motivoNoSurtidoNombre" />
        <ReferenceInput source="recetaId" reference="receta" labelField="recetaNombre" />
        <NumberInput source="recetaDetalleId" integer />
        <ReferenceInput source="ordenCargoId" reference="orden-cargo" labelField="ordenCargoNombre" />
        <NumberInput source="insumoOrdenCargoId" integer />
        <ReferenceInput source="usuarioId" reference="usuario" labelField="usuarioNombre" />
      </FormSection>
    </>
  );
}
