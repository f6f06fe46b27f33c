// Generated from schemas/entities/red/unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowGroup } from '#platform/web/ui/show/ShowGroup';
import { ShowRecords } from '#platform/web/ui/show/ShowRecords';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { unidadConectividad, unidadEstatusOperacion } from './enums.gen';

export function UnidadDetails() {
  return (
    <>
      <ShowSection id="identificacion">
        <ShowField source="clues" type="code" />
        <ShowField source="nombre" type="text" />
        <ShowField source="nombreCorto" type="text" />
        <ShowField
          source="unidadTipoId"
          type="reference"
          reference="unidad-tipo"
          labelField="unidadTipoNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="jurisdiccionId"
          type="reference"
          reference="jurisdiccion"
          labelField="jurisdiccionNombre"
          permission="catalogo.ver"
        />
      </ShowSection>
      <ShowSection id="ubicacion">
        <ShowGroup source="domicilio">
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
        <ShowField source="telefono" type="phone" />
        <ShowField source="correo" type="email" />
      </ShowSection>
      <ShowSection id="operacion">
        <ShowField
          source="unidadAbastecedoraId"
          type="reference"
          reference="unidad"
          labelField="unidadAbastecedoraNombre"
          permission="catalogo.ver"
        />
        <ShowField source="conectividad" type="enum" choices={unidadConectividad} />
        <ShowField source="estatusOperacion" type="enum" choices={unidadEstatusOperacion} />
        <ShowField source="zonaHoraria" type="text" />
        <ShowRecords
          source="horarioAtencion"
          columns={[
            { source: 'dia', type: 'integer' },
            { source: 'abre', type: 'time' },
            { source: 'cierra', type: 'time' },
          ]}
        />
      </ShowSection>
      <ShowSection id="responsables">
        <ShowField
          source="responsablePersonalId"
          type="reference"
          reference="personal-medico"
          labelField="responsablePersonalNombre"
          permission="personal-medico.ver"
        />
        <ShowField
          source="responsableSanitarioId"
          type="reference"
          reference="personal-medico"
          labelField="responsableSanitarioNombre"
          permission="personal-medico.ver"
        />
      </ShowSection>
    </>
  );
}
