// Generated from schemas/entities/catalogos/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { sexoPermitido } from './enums.gen';

export function DiagnosticoDetails() {
  return (
    <>
      <ShowSection id="identificacion">
        <ShowField source="clave" type="text" />
        <ShowField source="claveConPunto" type="text" />
        <ShowField source="nombre" type="longText" wide />
        <ShowField source="capitulo" type="text" />
        <ShowField source="sinonimos" type="words" />
      </ShowSection>
      <ShowSection id="uso">
        <ShowField source="sexoPermitido" type="enum" choices={sexoPermitido} />
        <ShowField source="edadMinimaDias" type="number" scale={0} unit="días" />
        <ShowField source="edadMaximaDias" type="number" scale={0} unit="días" />
        <ShowField source="notificacionObligatoria" type="boolean" />
        <ShowField source="cronico" type="boolean" />
      </ShowSection>
    </>
  );
}
