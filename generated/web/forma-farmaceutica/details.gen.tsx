// Generated from schemas/entities/catalogos/forma-farmaceutica.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
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
