// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import { TextInput } from '#platform/web/ui/form/inputs/TextInput';

export default function PropuestaCambioCompletarInputs() {
  return (
    <>
      <TextInput source="remision" required maxLength={60} />
    </>
  );
}
