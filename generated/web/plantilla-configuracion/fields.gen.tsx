// Generated from schemas/entities/inventario/plantilla-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import { tipoAlmacen } from './enums.gen';
import { lineasColumns } from './lines.gen';

export function PlantillaConfiguracionFields() {
  return (
    <>
      <FormSection id="plantilla">
        <TextInput source="nombre" required maxLength={80} />
        <ReferenceInput source="unidadTipoId" required reference="unidad-tipo" labelField="unidadTipoNombre" />
        <SelectInput source="tipoAlmacen" required hint choices={tipoAlmacen} />
      </FormSection>
      <FormSection id="lineas">
        <LinesInput
          source="lineas"
          required
          rowKey="plantillaLineaId"
          columns={lineasColumns}
          unique={[['insumoId']]}
          scan={{ reference: 'insumoId' }}
          maxItems={500}
          plain
        />
      </FormSection>
    </>
  );
}
