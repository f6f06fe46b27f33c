// Generated from schemas/entities/clinica/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '../../../src/ui/lines/ShowLines';
import { ShowField } from '../../../src/ui/show/ShowField';
import { ShowSection } from '../../../src/ui/show/ShowSection';
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
