// Generated from schemas/entities/red/nucleo.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { tipoNucleo, turno } from './enums.gen';

export function NucleoDetails() {
  return (
    <>
      <ShowSection id="identificacion">
        <ShowField
          source="unidadId"
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="tipo" type="enum" choices={tipoNucleo} />
        <ShowField source="turno" type="enum" choices={turno} />
        <ShowField
          source="especialidadId"
          type="reference"
          reference="especialidad"
          labelField="especialidadNombre"
          permission="catalogo.ver"
        />
        <ShowField source="poblacionAsignada" type="integer" />
      </ShowSection>
      <ShowSection id="equipo">
        <ShowField
          source="medicoId"
          type="reference"
          reference="personal-medico"
          labelField="medicoNombre"
          permission="personal-medico.ver"
        />
        <ShowField
          source="enfermeraId"
          type="reference"
          reference="personal-medico"
          labelField="enfermeraNombre"
          permission="personal-medico.ver"
        />
        <ShowField
          source="promotorId"
          type="reference"
          reference="personal-medico"
          labelField="promotorNombre"
          permission="personal-medico.ver"
        />
      </ShowSection>
      <ShowSection id="abasto">
        <ShowField
          source="almacenId"
          conditional
          type="reference"
          reference="almacen"
          labelField="almacenNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="almacenSurtidorId"
          type="reference"
          reference="almacen"
          labelField="almacenSurtidorNombre"
          permission="catalogo.ver"
        />
        <ShowField source="autorizacionAutomatica" conditional type="boolean" />
        <ShowField source="importeMaximoAutomatico" conditional type="money" />
        <ShowField
          source="paqueteDeterioroId"
          conditional
          type="reference"
          reference="procedimiento"
          labelField="paqueteDeterioroNombre"
          permission="catalogo.ver"
        />
      </ShowSection>
    </>
  );
}
