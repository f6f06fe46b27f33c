// Generated from schemas/entities/hospital/entrega-turno.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusDocumentoClinico, turnoHospital } from './enums.gen';
import { pacientesAllColumns } from './lines.gen';

export function EntregaTurnoDetails() {
  return (
    <>
      <ShowSection id="pacientes">
        <ShowLines source="pacientes" columns={pacientesAllColumns} />
        <ShowField source="observaciones" type="longText" wide />
      </ShowSection>
      <ShowSection id="turno">
        <ShowField
          source="servicioId"
          type="reference"
          reference="nucleo"
          labelField="servicioNombre"
          permission="catalogo.ver"
        />
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
        <ShowField source="fecha" type="date" />
        <ShowField source="turno" type="enum" choices={turnoHospital} />
        <ShowField source="estatus" conditional type="enum" choices={estatusDocumentoClinico} />
      </ShowSection>
      <ShowSection id="firma">
        <ShowField
          source="entregaId"
          conditional
          type="reference"
          reference="usuario"
          labelField="entregaNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="recibeId"
          type="reference"
          reference="usuario"
          labelField="recibeNombre"
          permission="usuario.ver"
        />
        <ShowField source="quienRecibe" type="text" />
        <ShowField
          source="firmadaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="firmadaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="firmaNombre" conditional type="text" />
        <ShowField source="firmaCedula" conditional type="text" />
        <ShowField source="fechaFirma" conditional type="datetime" />
        <ShowField source="firmaHash" conditional type="text" />
        <ShowField source="estatusDesde" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
