// Generated from schemas/entities/red/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { almacenPoliticaSurtido, tipoAlmacen } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={120} /> },
  { source: 'tipo', input: <SelectInput source="tipo" required choices={tipoAlmacen} /> },
  {
    source: 'unidadId',
    input: <ReferenceInput source="unidadId" required reference="unidad" labelField="unidadNombre" />,
  },
  {
    source: 'responsablePersonalId',
    input: (
      <ReferenceInput
        source="responsablePersonalId"
        required
        reference="personal-medico"
        labelField="responsablePersonalNombre"
      />
    ),
  },
  {
    source: 'almacenAbastecedorId',
    input: (
      <ReferenceInput source="almacenAbastecedorId" hint reference="almacen" labelField="almacenAbastecedorNombre" />
    ),
  },
  {
    source: 'politicaSurtido',
    input: <SelectInput source="politicaSurtido" required hint choices={almacenPoliticaSurtido} />,
  },
  {
    source: 'diasVigenciaMinimaSalida',
    input: <NumberInput source="diasVigenciaMinimaSalida" required hint integer unit="días" />,
  },
  { source: 'manejaControlados', empty: false, input: <SwitchInput source="manejaControlados" required hint /> },
  { source: 'manejaRedFria', empty: false, input: <SwitchInput source="manejaRedFria" required /> },
  { source: 'surtimientoCruzado', empty: false, input: <SwitchInput source="surtimientoCruzado" hint /> },
];
