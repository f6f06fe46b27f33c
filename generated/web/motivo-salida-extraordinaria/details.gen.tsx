// Generated from schemas/entities/catalogos/motivo-salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { destinoSalida } from './enums.gen';

export function MotivoSalidaExtraordinariaDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="requiereAutorizacion" type="boolean" />
        <ShowField source="requiereEvidencia" type="boolean" />
        <ShowField source="requiereActa" type="boolean" />
        <ShowField source="destino" type="enum" choices={destinoSalida} />
        <ShowField source="esMerma" type="boolean" />
        <ShowField source="permiteLoteCaducado" type="boolean" />
        <ShowField source="orden" type="integer" />
      </ShowSection>
    </>
  );
}
