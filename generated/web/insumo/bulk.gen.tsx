// Generated from schemas/entities/catalogos/insumo.json by `npm run generate`. Do not edit: your change would be lost.

import { MoneyInput } from '#platform/web/ui/form/inputs/MoneyInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferencesInput } from '#platform/web/ui/form/inputs/ReferencesInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TagsInput } from '#platform/web/ui/form/inputs/TagsInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { clasificacionVen, fraccion, insumoUnidadBase, tipoInsumo, unidadDosis, via } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombreGenerico', input: <TextInput source="nombreGenerico" required maxLength={200} /> },
  { source: 'descripcion', input: <TextArea source="descripcion" required hint wide /> },
  { source: 'tipo', input: <SelectInput source="tipo" required hint choices={tipoInsumo} /> },
  { source: 'grupoTerapeutico', input: <TextInput source="grupoTerapeutico" maxLength={80} /> },
  { source: 'concentracion', input: <TextInput source="concentracion" hint maxLength={80} /> },
  { source: 'presentacion', input: <TextInput source="presentacion" hint maxLength={120} /> },
  { source: 'viaAdministracionDefault', input: <SelectInput source="viaAdministracionDefault" choices={via} /> },
  { source: 'unidadBase', input: <SelectInput source="unidadBase" required hint choices={insumoUnidadBase} /> },
  { source: 'contenidoEnvase', input: <NumberInput source="contenidoEnvase" required hint integer /> },
  { source: 'unidadContenido', input: <SelectInput source="unidadContenido" hint choices={unidadDosis} /> },
  { source: 'volumenUnidad', input: <NumberInput source="volumenUnidad" hint scale={3} unit="mL" /> },
  { source: 'fraccionable', empty: false, input: <SwitchInput source="fraccionable" required hint /> },
  { source: 'fraccion', input: <SelectInput source="fraccion" hint choices={fraccion} /> },
  { source: 'antibiotico', empty: false, input: <SwitchInput source="antibiotico" required hint /> },
  { source: 'altoRiesgo', empty: false, input: <SwitchInput source="altoRiesgo" required hint /> },
  { source: 'lasa', empty: false, input: <SwitchInput source="lasa" required hint /> },
  { source: 'redFria', empty: false, input: <SwitchInput source="redFria" required hint /> },
  { source: 'tempMin', input: <NumberInput source="tempMin" scale={1} unit="°C" /> },
  { source: 'tempMax', input: <NumberInput source="tempMax" scale={1} unit="°C" /> },
  { source: 'requiereLote', empty: false, input: <SwitchInput source="requiereLote" required hint /> },
  { source: 'requiereCaducidad', empty: false, input: <SwitchInput source="requiereCaducidad" required hint /> },
  {
    source: 'vidaUtilMinimaMeses',
    input: <NumberInput source="vidaUtilMinimaMeses" required hint integer unit="meses" />,
  },
  { source: 'nivelesAtencion', input: <TagsInput source="nivelesAtencion" required hint numbers /> },
  {
    source: 'restriccionUnidades',
    input: <ReferencesInput source="restriccionUnidades" hint reference="unidad" wide />,
  },
  {
    source: 'especialidadesAutorizadas',
    input: <ReferencesInput source="especialidadesAutorizadas" hint reference="especialidad" wide />,
  },
  { source: 'esencial', empty: false, input: <SwitchInput source="esencial" required hint /> },
  { source: 'clasificacionVen', input: <SelectInput source="clasificacionVen" choices={clasificacionVen} /> },
  { source: 'sustitutoIds', input: <ReferencesInput source="sustitutoIds" hint reference="insumo" wide /> },
  { source: 'dosisMaximaDia', input: <NumberInput source="dosisMaximaDia" scale={3} /> },
  { source: 'unidadDosis', input: <SelectInput source="unidadDosis" choices={unidadDosis} /> },
  { source: 'contraindicadoEmbarazo', empty: false, input: <SwitchInput source="contraindicadoEmbarazo" /> },
  { source: 'pediatrico', empty: false, input: <SwitchInput source="pediatrico" /> },
  { source: 'precioReferencia', input: <MoneyInput source="precioReferencia" required hint /> },
  { source: 'ivaPorcentaje', input: <NumberInput source="ivaPorcentaje" required hint scale={2} unit="%" /> },
  { source: 'partidaPresupuestal', input: <TextInput source="partidaPresupuestal" hint mask="digits" maxLength={5} /> },
];
