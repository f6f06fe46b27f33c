// Generated from schemas/entities/suministro/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '../../../src/ui/show/ShowField';
import { ShowSection } from '../../../src/ui/show/ShowSection';
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
