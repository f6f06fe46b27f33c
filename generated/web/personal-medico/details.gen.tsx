// Generated from schemas/entities/personas/personal-medico.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowGroup } from '#platform/web/ui/show/ShowGroup';
import { ShowRecords } from '#platform/web/ui/show/ShowRecords';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { PersonaDetails } from '../persona/details.gen';
import { estatusUsuario, tipoPersonal, turno } from './enums.gen';

export function PersonalMedicoDetails() {
  return (
    <>
      <ShowSection id="persona">
        <ShowGroup source="persona" plain>
          <PersonaDetails />
        </ShowGroup>
      </ShowSection>
      <ShowSection id="puesto">
        <ShowField source="tipo" type="enum" choices={tipoPersonal} />
        <ShowField
          source="unidadId"
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField source="nucleoIds" type="references" reference="nucleo" permission="catalogo.ver" />
        <ShowField source="turno" type="enum" choices={turno} />
        <ShowField source="cargoCodigo" type="text" />
        <ShowField source="cargoNombre" type="text" />
        <ShowField source="cargoNombreCodigo" type="text" />
        <ShowField source="numeroEmpleado" type="text" />
        <ShowField source="conUsuario" conditional type="boolean" />
        <ShowField source="usuarioId" conditional type="integer" />
        <ShowField source="usuarioEstatus" conditional type="enum" choices={estatusUsuario} />
      </ShowSection>
      <ShowSection id="profesion">
        <ShowField
          source="especialidadId"
          type="reference"
          reference="especialidad"
          labelField="especialidadNombre"
          permission="catalogo.ver"
        />
        <ShowField source="cedulaProfesional" type="code" />
        <ShowField source="cedulaEspecialidad" conditional type="code" />
        <ShowField source="firmaImagenId" type="file" resource="personal-medico" />
      </ShowSection>
      <ShowSection id="autorizaciones">
        <ShowField source="puedePrescribir" conditional type="boolean" />
        <ShowField source="puedePrescribirControlados" conditional type="boolean" />
        <ShowRecords
          source="foliosControlados"
          conditional
          columns={[
            { source: 'serie', type: 'text' },
            { source: 'desde', type: 'integer' },
            { source: 'hasta', type: 'integer' },
            { source: 'usados', type: 'integer' },
          ]}
        />
        <ShowField source="puedeAutorizarOrdenCargo" type="boolean" />
      </ShowSection>
      <ShowSection id="baja">
        <ShowField source="fechaBaja" type="date" />
        <ShowField source="motivoBaja" conditional type="text" />
      </ShowSection>
    </>
  );
}
