// Generated from schemas/entities/catalogos/insumo.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { MoneyInput } from '#platform/web/ui/form/inputs/MoneyInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { PictureInput } from '#platform/web/ui/form/inputs/PictureInput';
import { RecordsInput } from '#platform/web/ui/form/inputs/RecordsInput';
import { ReferencesInput } from '#platform/web/ui/form/inputs/ReferencesInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TagsInput } from '#platform/web/ui/form/inputs/TagsInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { FormTabs } from '#platform/web/ui/form/page/FormTabs';
import { clasificacionVen, fraccion, insumoUnidadBase, tipoInsumo, unidadDosis, via } from './enums.gen';

export function InsumoFields() {
  return (
    <>
      <FormSection id="identificacion">
        <TextInput source="clave" required hint mask="clave" maxLength={16} />
        <TextInput source="claveLocal" hint maxLength={20} />
        <TextInput source="nombreGenerico" required maxLength={200} />
        <TextArea source="descripcion" required hint wide />
        <SelectInput source="tipo" required hint choices={tipoInsumo} />
        <TextInput source="grupoTerapeutico" maxLength={80} />
        <PictureInput source="imagenId" resource="insumo" wide />
      </FormSection>
      <FormSection id="presentacion">
        <TextInput source="concentracion" hint maxLength={80} />
        <TextInput source="presentacion" hint maxLength={120} />
        <SelectInput source="viaAdministracionDefault" choices={via} />
        <SelectInput source="unidadBase" required hint choices={insumoUnidadBase} />
        <NumberInput source="contenidoEnvase" required hint integer />
        <SelectInput source="unidadContenido" hint choices={unidadDosis} />
        <NumberInput source="volumenUnidad" hint scale={3} unit="mL" />
        <SwitchInput source="fraccionable" required hint />
      </FormSection>
      <FormTabs ids={['control', 'conservacion', 'uso', 'costo', 'codigos']}>
        <FormSection id="control">
          <SelectInput source="fraccion" hint choices={fraccion} />
          <DerivedField source="controlado" type="boolean" hint />
          <SwitchInput source="antibiotico" required hint />
          <SwitchInput source="altoRiesgo" required hint />
          <SwitchInput source="lasa" required hint />
        </FormSection>
        <FormSection id="conservacion">
          <SwitchInput source="redFria" required hint />
          <NumberInput source="tempMin" scale={1} unit="°C" />
          <NumberInput source="tempMax" scale={1} unit="°C" />
          <SwitchInput source="requiereLote" required hint />
          <SwitchInput source="requiereCaducidad" required hint />
          <NumberInput source="vidaUtilMinimaMeses" required hint integer unit="meses" />
        </FormSection>
        <FormSection id="uso">
          <TagsInput source="nivelesAtencion" required hint numbers />
          <ReferencesInput source="restriccionUnidades" hint reference="unidad" wide />
          <ReferencesInput source="especialidadesAutorizadas" hint reference="especialidad" wide />
          <SwitchInput source="esencial" required hint />
          <SelectInput source="clasificacionVen" choices={clasificacionVen} />
          <ReferencesInput source="sustitutoIds" hint reference="insumo" wide />
          <NumberInput source="dosisMaximaDia" scale={3} />
          <SelectInput source="unidadDosis" choices={unidadDosis} />
          <SwitchInput source="contraindicadoEmbarazo" />
          <SwitchInput source="pediatrico" />
        </FormSection>
        <FormSection id="costo">
          <MoneyInput source="precioReferencia" required hint />
          <NumberInput source="ivaPorcentaje" required hint scale={2} unit="%" />
          <TextInput source="partidaPresupuestal" hint mask="digits" maxLength={5} />
        </FormSection>
        <FormSection id="codigos">
          <RecordsInput source="codigosBarras" maxItems={50}>
            <TextInput source="gtin" required hint mask="digits" maxLength={14} />
            <NumberInput source="contenido" integer />
            <TextInput source="marca" maxLength={80} />
          </RecordsInput>
        </FormSection>
      </FormTabs>
    </>
  );
}
