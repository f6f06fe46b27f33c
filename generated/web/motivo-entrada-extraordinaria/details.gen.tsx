// Generated from schemas/entities/suministro/motivo-entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '../../../src/ui/show/ShowField';
import { ShowSection } from '../../../src/ui/show/ShowSection';

export function MotivoEntradaExtraordinariaDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="requiereAutorizacion" type="boolean" />
        <ShowField source="requiereEvidencia" type="boolean" />
        <ShowField source="permiteSinCosto" type="boolean" />
        <ShowField source="orden" type="integer" />
      </ShowSection>
    </>
  );
}
