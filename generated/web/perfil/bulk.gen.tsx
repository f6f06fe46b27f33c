// Generated from schemas/entities/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferencesInput } from '#platform/web/ui/form/inputs/ReferencesInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { alcanceDatos, perfilLayoutForzado } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'titulo', input: <TextInput source="titulo" hint maxLength={80} /> },
  { source: 'descripcion', input: <TextArea source="descripcion" wide /> },
  { source: 'alcance', input: <SelectInput source="alcance" required hint choices={alcanceDatos} /> },
  { source: 'layoutForzado', input: <SelectInput source="layoutForzado" hint choices={perfilLayoutForzado} /> },
  { source: 'rutaInicio', input: <TextInput source="rutaInicio" hint maxLength={100} /> },
  { source: 'otorga', input: <ReferencesInput source="otorga" hint reference="perfil" wide /> },
];
