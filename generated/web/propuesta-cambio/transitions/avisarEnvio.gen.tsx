// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import { MoneyInput } from '#platform/web/ui/form/inputs/MoneyInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';

export default function PropuestaCambioAvisarEnvioInputs() {
  return (
    <>
      <TextInput source="remision" required maxLength={60} />
      <ReferenceInput source="eventoId" hint reference="evento" labelField="eventoNombre" />
      <TextInput source="notaCreditoFolio" hint maxLength={60} />
      <MoneyInput source="notaCreditoImporte" hint />
    </>
  );
}
