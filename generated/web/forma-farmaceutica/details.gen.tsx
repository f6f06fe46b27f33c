// Generated from schemas/entities/suministro/forma-farmaceutica.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '../../../src/ui/show/ShowField';
import { ShowSection } from '../../../src/ui/show/ShowSection';
import { formaFarmaceuticaEstadoFisico } from './enums.gen';

export function FormaFarmaceuticaDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="estadoFisico" type="enum" choices={formaFarmaceuticaEstadoFisico} />
      </ShowSection>
    </>
  );
}
