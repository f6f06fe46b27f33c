// Generated from schemas/entities/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { sentidoSugerencia } from './enums.gen';

export function InsumoConfiguracionFields() {
  return (
    <>
      <FormSection id="identificacion">
        <ReferenceInput source="almacenId" required reference="almacen" labelField="almacenNombre" />
        <ReferenceInput source="insumoId" required reference="insumo" labelField="insumoNombre" />
      </FormSection>
      <FormSection id="niveles">
        <NumberInput source="minimo" required hint integer />
        <NumberInput source="puntoReorden" required hint integer />
        <NumberInput source="maximo" required hint integer />
        <NumberInput source="fondoFijo" hint integer />
      </FormSection>
      <FormSection id="pedido">
        <NumberInput source="mesesCobertura" required hint scale={2} unit="meses" />
        <NumberInput source="diasEntrega" required hint integer unit="días" />
        <NumberInput source="multiplo" required hint integer />
        <NumberInput source="consumoMaximoSolicitud" hint integer />
        <NumberInput source="cpmManual" hint scale={2} />
        <TextArea source="motivoCpm" wide />
      </FormSection>
      <FormSection id="sugerencia">
        <DerivedField source="sugerencia" type="enum" choices={sentidoSugerencia} hint conditional />
        <DerivedField source="diferenciaMaximo" type="integer" hint conditional />
        <DerivedField source="minimoSugerido" type="integer" conditional />
        <DerivedField source="puntoReordenSugerido" type="integer" conditional />
        <DerivedField source="maximoSugerido" type="integer" conditional />
        <DerivedField source="conSugerencia" type="boolean" conditional />
        <DerivedField source="cpm" type="number" scale={2} hint conditional />
        <DerivedField source="cpmProvisional" type="boolean" hint conditional />
      </FormSection>
    </>
  );
}
