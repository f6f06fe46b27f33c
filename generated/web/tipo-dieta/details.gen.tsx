// Generated from schemas/entities/clinica/tipo-dieta.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '../../../src/ui/show/ShowField';
import { ShowSection } from '../../../src/ui/show/ShowSection';

export function TipoDietaDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="descripcion" type="longText" wide />
        <ShowField source="ayuno" type="boolean" />
        <ShowField source="orden" type="integer" />
      </ShowSection>
    </>
  );
}
