// Generated from schemas/entities/red/red-historial.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { redHistorialTipo } from './enums.gen';

export function RedHistorialDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="tipo" type="enum" choices={redHistorialTipo} />
        <ShowField
          source="unidadId"
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="usuarioId"
          type="reference"
          reference="usuario"
          labelField="usuarioNombre"
          permission="usuario.ver"
        />
        <ShowField source="inicio" type="datetime" />
        <ShowField source="fin" type="datetime" />
        <ShowField source="duracionSeg" type="number" scale={0} unit="s" />
        <ShowField source="dispositivoId" type="text" />
        <ShowField source="tipoConexion" type="text" />
        <ShowField source="latenciaMs" type="number" scale={0} unit="ms" />
        <ShowField source="operacionesEnCola" type="integer" />
        <ShowField source="operacionesSincronizadas" type="integer" />
        <ShowField source="operacionesFallidas" type="integer" />
        <ShowField source="versionApp" type="text" />
        <ShowField source="ruta" type="text" />
      </ShowSection>
    </>
  );
}
