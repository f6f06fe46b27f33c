// Generated from schemas/entities/seguridad/usuario.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowGroup } from '#platform/web/ui/show/ShowGroup';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { PersonaDetails } from '../persona/details.gen';
import { estatusUsuario } from './enums.gen';

export function UsuarioDetails() {
  return (
    <>
      <ShowSection id="cuenta">
        <ShowField source="email" type="email" />
        <ShowField
          source="perfilId"
          type="reference"
          reference="perfil"
          labelField="perfilNombre"
          permission="usuario.ver"
        />
        <ShowField source="estatus" type="enum" choices={estatusUsuario} />
        <ShowField source="motivoCuentaAdicional" type="text" />
        <ShowField source="ultimoAcceso" conditional type="datetime" />
        <ShowField source="segundoFactor" conditional type="boolean" />
        <ShowField source="aceptoAvisoPrivacidad" conditional type="datetime" />
        <ShowField source="recorridoVisto" conditional type="datetime" />
      </ShowSection>
      <ShowSection id="persona">
        <ShowGroup source="persona" plain>
          <PersonaDetails />
        </ShowGroup>
      </ShowSection>
      <ShowSection id="alcance">
        <ShowField
          source="personalMedicoId"
          type="reference"
          reference="personal-medico"
          labelField="personalMedicoNombre"
          permission="personal-medico.ver"
        />
        <ShowField
          source="unidadId"
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="proveedorId"
          type="reference"
          reference="proveedor"
          labelField="proveedorNombre"
          permission="proveedor.ver"
        />
        <ShowField source="almacenIds" type="references" reference="almacen" permission="catalogo.ver" />
        <ShowField source="servicioIds" type="references" reference="nucleo" permission="catalogo.ver" />
      </ShowSection>
    </>
  );
}
