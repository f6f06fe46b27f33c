// Generated from schemas/entities/clinica/parentesco.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '../../../src/ui/show/ShowField';
import { ShowSection } from '../../../src/ui/show/ShowSection';
import { tipoParentesco } from './enums.gen';

export function ParentescoDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="tipo" type="enum" choices={tipoParentesco} />
        <ShowField source="orden" type="integer" />
      </ShowSection>
    </>
  );
}
