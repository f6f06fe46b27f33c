// Generated from schemas/endpoints/seguridad/simulacion.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { ReferencesInput } from '#platform/web/ui/form/inputs/ReferencesInput';

export { simulacionPerfilForm as form } from '../../../shared/forms/operation-simulacionPerfil.gen';

export default function SimulacionPerfilInputs() {
  return (
    <>
      <ReferenceInput source="unidadId" hint reference="unidad" />
      <ReferencesInput source="almacenIds" reference="almacen" wide />
      <ReferencesInput source="servicioIds" reference="nucleo" wide />
      <ReferenceInput source="proveedorId" reference="proveedor" />
    </>
  );
}
