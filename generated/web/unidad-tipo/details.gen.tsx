// Generated from schemas/entities/red/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { grupoUnidad } from './enums.gen';

export function UnidadTipoDetails() {
  return (
    <>
      <ShowSection id="identificacion">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="grupo" type="enum" choices={grupoUnidad} />
        <ShowField source="nivelAtencion" type="integer" />
      </ShowSection>
      <ShowSection id="servicios">
        <ShowField source="tieneHospitalizacion" type="boolean" />
        <ShowField source="tieneFarmacia" type="boolean" />
        <ShowField source="tieneUrgencias" type="boolean" />
        <ShowField source="nucleosPrevistos" type="integer" />
      </ShowSection>
    </>
  );
}
