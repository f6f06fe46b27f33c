// Generated from schemas/entities/clinica/especialidad.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '../../../src/ui/show/ShowField';
import { ShowSection } from '../../../src/ui/show/ShowSection';
import { especialidadTipo } from './enums.gen';

export function EspecialidadDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="tipo" type="enum" choices={especialidadTipo} />
      </ShowSection>
    </>
  );
}
