// Generated from schemas/entities/proveedores/proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { proveedorEstatus, proveedorTipo } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'razonSocial', input: <TextInput source="razonSocial" required hint maxLength={200} /> },
  { source: 'nombreComercial', input: <TextInput source="nombreComercial" maxLength={120} /> },
  { source: 'tipo', input: <SelectInput source="tipo" required choices={proveedorTipo} /> },
  { source: 'estatus', input: <SelectInput source="estatus" required hint choices={proveedorEstatus} /> },
  { source: 'telefono', input: <TextInput source="telefono" hint type="phone" mask="phone" maxLength={16} /> },
  { source: 'correo', input: <TextInput source="correo" required hint type="email" maxLength={120} /> },
  { source: 'manejaControlados', empty: false, input: <SwitchInput source="manejaControlados" required hint /> },
  { source: 'licenciaSanitaria', input: <TextInput source="licenciaSanitaria" maxLength={40} /> },
  { source: 'avisoFuncionamiento', input: <TextInput source="avisoFuncionamiento" maxLength={40} /> },
  { source: 'responsableSanitario', input: <TextInput source="responsableSanitario" hint maxLength={120} /> },
];
