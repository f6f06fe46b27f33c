// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TagsInput } from '#platform/web/ui/form/inputs/TagsInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { claseAlerta, origenAlerta } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  {
    source: 'insumoId',
    input: <ReferenceInput source="insumoId" required reference="insumo" labelField="insumoNombre" />,
  },
  { source: 'numeroLote', input: <TextInput source="numeroLote" required hint maxLength={30} /> },
  { source: 'otrosNumeros', input: <TagsInput source="otrosNumeros" hint /> },
  {
    source: 'proveedorId',
    input: <ReferenceInput source="proveedorId" hint reference="proveedor" labelField="proveedorNombre" />,
  },
  { source: 'marca', input: <TextInput source="marca" hint maxLength={80} /> },
  { source: 'parecidosRevisados', empty: false, input: <SwitchInput source="parecidosRevisados" hint /> },
  { source: 'origen', input: <SelectInput source="origen" required choices={origenAlerta} /> },
  { source: 'clase', input: <SelectInput source="clase" required choices={claseAlerta} /> },
  {
    source: 'unidadId',
    input: <ReferenceInput source="unidadId" required reference="unidad" labelField="unidadNombre" />,
  },
  { source: 'numeroOficio', input: <TextInput source="numeroOficio" maxLength={60} /> },
  { source: 'fechaOficio', input: <DateInput source="fechaOficio" /> },
  { source: 'motivo', input: <TextArea source="motivo" required wide /> },
  { source: 'instrucciones', input: <TextArea source="instrucciones" wide /> },
];
