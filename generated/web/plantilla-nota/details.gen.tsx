// Generated from schemas/entities/consulta/plantilla-nota.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';

export function PlantillaNotaDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="nombre" type="text" />
        <ShowField
          source="diagnosticoId"
          type="reference"
          reference="diagnostico"
          labelField="diagnosticoNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="unidadId"
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField source="padecimientoActual" type="longText" wide />
        <ShowField source="exploracionFisica" type="longText" wide />
        <ShowField source="tratamientoIndicaciones" type="longText" wide />
      </ShowSection>
    </>
  );
}
