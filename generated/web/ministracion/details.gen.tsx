// Generated from schemas/entities/hospital/ministracion.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estadoMinistracion, estatusMinistracion, via } from './enums.gen';

export function MinistracionDetails() {
  return (
    <>
      <ShowSection id="dosis">
        <ShowField
          source="indicacionId"
          conditional
          type="reference"
          reference="indicacion"
          labelField="indicacionNombre"
          permission="nota-evolucion.ver"
        />
        <ShowField
          source="hospitalizacionId"
          conditional
          type="reference"
          reference="hospitalizacion"
          labelField="hospitalizacionNombre"
          permission="hospitalizacion.ver"
        />
        <ShowField
          source="pacienteId"
          conditional
          type="reference"
          reference="paciente"
          labelField="pacienteNombre"
          permission="paciente.ver"
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
          source="servicioId"
          conditional
          type="reference"
          reference="nucleo"
          labelField="servicioNombre"
          permission="catalogo.ver"
        />
        <ShowField source="estado" conditional type="enum" choices={estadoMinistracion} />
        <ShowField source="fechaProgramada" conditional type="datetime" />
        <ShowField source="fechaAplicada" conditional type="datetime" />
        <ShowField source="dosisAplicada" conditional type="number" scale={3} />
        <ShowField source="via" conditional type="enum" choices={via} />
        <ShowField source="sitio" conditional type="text" />
        <ShowField source="motivoOmision" conditional type="text" />
        <ShowField
          source="loteId"
          conditional
          type="reference"
          reference="lote"
          labelField="loteNombre"
          permission="inventario.ver"
        />
      </ShowSection>
      <ShowSection id="registro">
        <ShowField source="estatus" conditional type="enum" choices={estatusMinistracion} />
        <ShowField
          source="enfermeraId"
          conditional
          type="reference"
          reference="usuario"
          labelField="enfermeraNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="verificadorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="verificadorNombre"
          permission="usuario.ver"
        />
        <ShowField source="capturaTardia" conditional type="boolean" />
        <ShowField source="motivoAnulacion" conditional type="longText" wide />
      </ShowSection>
    </>
  );
}
