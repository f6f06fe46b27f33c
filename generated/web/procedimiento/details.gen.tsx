// Generated from schemas/entities/catalogos/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { procedimientoTipo, sexoPermitido } from './enums.gen';
import { insumosSugeridosAllColumns } from './lines.gen';

export function ProcedimientoDetails() {
  return (
    <>
      <ShowSection id="identificacion">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="longText" wide />
        <ShowField source="tipo" type="enum" choices={procedimientoTipo} />
        <ShowField source="sexoPermitido" type="enum" choices={sexoPermitido} />
        <ShowField source="requiereConsentimiento" type="boolean" />
      </ShowSection>
      <ShowSection id="insumos">
        <ShowLines source="insumosSugeridos" plain columns={insumosSugeridosAllColumns} />
      </ShowSection>
    </>
  );
}
