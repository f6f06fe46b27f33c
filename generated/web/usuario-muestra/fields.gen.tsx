// Generated from schemas/entities/muestra/usuario-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';

export function UsuarioMuestraFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="nombre" required maxLength={80} />
        <TextInput source="primerApellido" required maxLength={80} />
        <TextInput source="segundoApellido" maxLength={80} />
        <TextInput source="email" required type="email" maxLength={120} />
      </FormSection>
    </>
  );
}
