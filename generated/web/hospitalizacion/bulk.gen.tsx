// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { aislamiento, origenHospitalizacion, riesgoCaidas, riesgoUpp } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'origen', input: <SelectInput source="origen" required choices={origenHospitalizacion} /> },
  {
    source: 'unidadReferenciaId',
    input: <ReferenceInput source="unidadReferenciaId" reference="unidad" labelField="unidadReferenciaNombre" />,
  },
  {
    source: 'diagnosticoIngresoId',
    input: (
      <ReferenceInput
        source="diagnosticoIngresoId"
        required
        reference="diagnostico"
        labelField="diagnosticoIngresoNombre"
      />
    ),
  },
  { source: 'motivoIngreso', input: <TextArea source="motivoIngreso" required wide /> },
  { source: 'estanciaEsperadaDias', input: <NumberInput source="estanciaEsperadaDias" integer unit="días" /> },
  { source: 'fechaProbableAlta', input: <DateInput source="fechaProbableAlta" /> },
  { source: 'casoMedicoLegal', empty: false, input: <SwitchInput source="casoMedicoLegal" /> },
  { source: 'mpNotificado', empty: false, input: <SwitchInput source="mpNotificado" /> },
  { source: 'riesgoCaidas', input: <SelectInput source="riesgoCaidas" choices={riesgoCaidas} /> },
  { source: 'riesgoUpp', input: <SelectInput source="riesgoUpp" choices={riesgoUpp} /> },
  { source: 'aislamiento', input: <SelectInput source="aislamiento" required choices={aislamiento} /> },
  {
    source: 'tipoDietaId',
    input: <ReferenceInput source="tipoDietaId" reference="tipo-dieta" labelField="tipoDietaNombre" />,
  },
  { source: 'ayuno', empty: false, input: <SwitchInput source="ayuno" /> },
  { source: 'news2Suspendido', empty: false, input: <SwitchInput source="news2Suspendido" hint /> },
  { source: 'news2Motivo', input: <TextInput source="news2Motivo" maxLength={200} /> },
];
