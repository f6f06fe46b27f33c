// Generated from schemas/entities/proveedores/proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowGroup } from '#platform/web/ui/show/ShowGroup';
import { ShowRecords } from '#platform/web/ui/show/ShowRecords';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { proveedorEstatus, proveedorTipo } from './enums.gen';

export function ProveedorDetails() {
  return (
    <>
      <ShowSection id="empresa">
        <ShowField source="rfc" type="text" />
        <ShowField source="razonSocial" type="text" />
        <ShowField source="nombreComercial" type="text" />
        <ShowField source="tipo" type="enum" choices={proveedorTipo} />
        <ShowField source="estatus" type="enum" choices={proveedorEstatus} />
      </ShowSection>
      <ShowSection id="contacto">
        <ShowField source="telefono" type="phone" />
        <ShowField source="correo" type="email" />
        <ShowRecords
          source="contactos"
          columns={[
            { source: 'nombre', type: 'text' },
            { source: 'puesto', type: 'text' },
            { source: 'telefono', type: 'phone' },
            { source: 'correo', type: 'email' },
          ]}
        />
      </ShowSection>
      <ShowSection id="domicilio">
        <ShowGroup source="domicilio" plain>
          <ShowField source="calle" type="text" />
          <ShowField source="numeroExterior" conditional type="text" />
          <ShowField source="numeroInterior" conditional type="text" />
          <ShowField
            source="codigoPostal"
            conditional
            type="reference"
            reference="codigo-postal"
            permission="catalogo.ver"
          />
          <ShowField source="estadoClave" type="reference" reference="estado" permission="catalogo.ver" />
          <ShowField source="municipioId" type="reference" reference="municipio" permission="catalogo.ver" />
          <ShowField source="coloniaId" conditional type="reference" reference="colonia" permission="catalogo.ver" />
          <ShowField source="coloniaTexto" conditional type="text" />
          <ShowField source="entreCalles" conditional type="text" />
          <ShowField source="referencias" conditional type="longText" wide />
          <ShowField source="latitud" conditional type="number" scale={6} unit="°" />
          <ShowField source="longitud" conditional type="number" scale={6} unit="°" />
        </ShowGroup>
      </ShowSection>
      <ShowSection id="sanitario">
        <ShowField source="manejaControlados" type="boolean" />
        <ShowField source="licenciaSanitaria" type="text" />
        <ShowField source="avisoFuncionamiento" type="text" />
        <ShowField source="responsableSanitario" type="text" />
      </ShowSection>
    </>
  );
}
