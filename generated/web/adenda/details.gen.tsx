// Generated from schemas/entities/consulta/adenda.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';

export function AdendaDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField
          source="consultaId"
          type="reference"
          reference="consulta"
          labelField="consultaNombre"
          permission="consulta.ver"
        />
        <ShowField source="texto" type="longText" wide />
        <ShowField
          source="pacienteId"
          conditional
          type="reference"
          reference="paciente"
          labelField="pacienteNombre"
          permission="paciente.ver"
        />
        <ShowField
          source="autorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="autorNombre"
          permission="usuario.ver"
        />
        <ShowField source="nombre" conditional type="text" />
        <ShowField source="cedula" conditional type="text" />
        <ShowField source="fecha" conditional type="datetime" />
        <ShowField
          source="unidadId"
          conditional
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="jurisdiccionId"
          conditional
          type="reference"
          reference="jurisdiccion"
          labelField="jurisdiccionNombre"
          permission="catalogo.ver"
        />
      </ShowSection>
    </>
  );
}
