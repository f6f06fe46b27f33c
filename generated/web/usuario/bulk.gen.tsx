// Generated from schemas/entities/seguridad/usuario.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { ReferencesInput } from '#platform/web/ui/form/inputs/ReferencesInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { estatusUsuario } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  {
    source: 'perfilId',
    input: <ReferenceInput source="perfilId" required reference="perfil" labelField="perfilNombre" />,
  },
  { source: 'estatus', input: <SelectInput source="estatus" required choices={estatusUsuario} /> },
  { source: 'motivoCuentaAdicional', input: <TextInput source="motivoCuentaAdicional" hint maxLength={200} /> },
  { source: 'unidadId', input: <ReferenceInput source="unidadId" hint reference="unidad" labelField="unidadNombre" /> },
  {
    source: 'proveedorId',
    input: <ReferenceInput source="proveedorId" hint reference="proveedor" labelField="proveedorNombre" />,
  },
  { source: 'almacenIds', input: <ReferencesInput source="almacenIds" reference="almacen" wide /> },
];
