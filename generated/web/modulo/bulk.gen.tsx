// Generated from schemas/entities/seguridad/modulo.json by `npm run generate`. Do not edit: your change would be lost.

import { MultiSelect } from '#platform/web/ui/form/inputs/MultiSelect';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TagsInput } from '#platform/web/ui/form/inputs/TagsInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { grupoNavegacion, grupoUnidad, icono } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={80} /> },
  { source: 'nombreEn', input: <TextInput source="nombreEn" maxLength={80} /> },
  { source: 'grupoNavegacion', input: <SelectInput source="grupoNavegacion" required choices={grupoNavegacion} /> },
  {
    source: 'moduloPadreId',
    input: <ReferenceInput source="moduloPadreId" hint reference="modulo" labelField="moduloPadreNombre" />,
  },
  { source: 'ruta', input: <TextArea source="ruta" hint wide /> },
  { source: 'icono', input: <SelectInput source="icono" choices={icono} /> },
  { source: 'orden', input: <NumberInput source="orden" required hint integer /> },
  { source: 'gruposUnidad', input: <MultiSelect source="gruposUnidad" hint choices={grupoUnidad} wide /> },
  { source: 'permisosRequeridos', input: <TagsInput source="permisosRequeridos" hint /> },
  { source: 'visibleTablet', empty: false, input: <SwitchInput source="visibleTablet" required /> },
];
