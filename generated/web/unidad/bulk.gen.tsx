// Generated from schemas/entities/red/unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { unidadConectividad, unidadEstatusOperacion } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={150} /> },
  { source: 'nombreCorto', input: <TextInput source="nombreCorto" hint maxLength={40} /> },
  {
    source: 'unidadTipoId',
    input: <ReferenceInput source="unidadTipoId" required reference="unidad-tipo" labelField="unidadTipoNombre" />,
  },
  {
    source: 'jurisdiccionId',
    input: <ReferenceInput source="jurisdiccionId" hint reference="jurisdiccion" labelField="jurisdiccionNombre" />,
  },
  { source: 'telefono', input: <TextInput source="telefono" hint type="phone" mask="phone" maxLength={16} /> },
  { source: 'correo', input: <TextInput source="correo" type="email" maxLength={120} /> },
  {
    source: 'unidadAbastecedoraId',
    input: (
      <ReferenceInput source="unidadAbastecedoraId" hint reference="unidad" labelField="unidadAbastecedoraNombre" />
    ),
  },
  { source: 'conectividad', input: <SelectInput source="conectividad" required choices={unidadConectividad} /> },
  {
    source: 'estatusOperacion',
    input: <SelectInput source="estatusOperacion" required choices={unidadEstatusOperacion} />,
  },
  { source: 'zonaHoraria', input: <TextInput source="zonaHoraria" required hint maxLength={40} /> },
  {
    source: 'responsablePersonalId',
    input: (
      <ReferenceInput
        source="responsablePersonalId"
        reference="personal-medico"
        labelField="responsablePersonalNombre"
      />
    ),
  },
  {
    source: 'responsableSanitarioId',
    input: (
      <ReferenceInput
        source="responsableSanitarioId"
        hint
        reference="personal-medico"
        labelField="responsableSanitarioNombre"
      />
    ),
  },
];
