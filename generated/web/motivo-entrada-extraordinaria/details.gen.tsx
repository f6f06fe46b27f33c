// Generated from schemas/entities/catalogos/motivo-entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';

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
