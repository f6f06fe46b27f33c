// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import { MoneyInput } from '../../../../src/ui/form/inputs/MoneyInput';
import { ReferenceInput } from '../../../../src/ui/form/inputs/ReferenceInput';
import { TextInput } from '../../../../src/ui/form/inputs/TextInput';

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
