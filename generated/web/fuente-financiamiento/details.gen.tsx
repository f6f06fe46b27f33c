// Generated from schemas/entities/catalogos/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { origenFinanciamiento } from './enums.gen';

export function FuenteFinanciamientoDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="origen" type="enum" choices={origenFinanciamiento} />
        <ShowField source="ejercicio" type="text" />
        <ShowField source="partidaPresupuestal" type="code" />
      </ShowSection>
    </>
  );
}
