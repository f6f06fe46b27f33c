// Generated from schemas/endpoints/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.

import { TextInput } from '#platform/web/ui/form/inputs/TextInput';

export { perfilClonarForm as form } from '../../../shared/forms/operation-perfilClonar.gen';

export default function PerfilClonarInputs() {
  return (
    <>
      <TextInput source="nombre" hint maxLength={60} />
    </>
  );
}
