// Generated from schemas/entities/red/turno.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { turno } from './enums.gen';

export function TurnoDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="codigo" type="enum" choices={turno} />
        <ShowField source="horaInicio" type="time" />
        <ShowField source="horaFin" type="time" />
        <ShowField source="orden" type="integer" />
      </ShowSection>
    </>
  );
}
