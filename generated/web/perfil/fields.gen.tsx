// Generated from schemas/entities/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { MatrixInput } from '#platform/web/ui/form/inputs/MatrixInput';
import { ReferencesInput } from '#platform/web/ui/form/inputs/ReferencesInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { alcanceDatos, perfilLayoutForzado } from './enums.gen';
import { permisosMatrix } from './matrices.gen';

export function PerfilFields() {
  return (
    <>
      <FormSection id="datos">
        <TextInput source="nombre" required hint maxLength={60} />
        <TextInput source="titulo" hint maxLength={80} />
        <TextArea source="descripcion" wide />
        <SelectInput source="alcance" required hint choices={alcanceDatos} />
        <SelectInput source="layoutForzado" hint choices={perfilLayoutForzado} />
        <TextInput source="rutaInicio" hint maxLength={100} />
        <DerivedField source="totalPermisos" type="integer" />
        <ReferencesInput source="otorga" hint reference="perfil" wide />
      </FormSection>
      <FormSection id="permisos">
        <MatrixInput source="permisos" required matrix={permisosMatrix} wide plain />
      </FormSection>
    </>
  );
}
