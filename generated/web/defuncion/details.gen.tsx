// Generated from schemas/entities/pacientes/defuncion.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusDefuncion, fuenteDefuncion } from './enums.gen';

export function DefuncionDetails() {
  return (
    <>
      <ShowSection id="defuncion">
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
        <ShowField source="estatus" conditional type="enum" choices={estatusDefuncion} />
        <ShowField source="fechaHora" conditional type="datetime" />
        <ShowField source="fuente" conditional type="enum" choices={fuenteDefuncion} />
        <ShowField source="folioCertificado" conditional type="text" />
        <ShowField source="observaciones" conditional type="longText" wide />
        <ShowField
          source="hospitalizacionId"
          conditional
          type="reference"
          reference="hospitalizacion"
          labelField="hospitalizacionNombre"
          permission="hospitalizacion.ver"
        />
        <ShowField source="canceladas" conditional type="longText" wide />
        <ShowField
          source="registradaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="registradaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaRegistro" conditional type="datetime" />
      </ShowSection>
      <ShowSection id="reversion">
        <ShowField source="motivoReversion" conditional type="longText" wide />
        <ShowField
          source="pideReversionId"
          conditional
          type="reference"
          reference="usuario"
          labelField="pideReversionNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaPeticion" conditional type="datetime" />
        <ShowField
          source="revierteId"
          conditional
          type="reference"
          reference="usuario"
          labelField="revierteNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaReversion" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
