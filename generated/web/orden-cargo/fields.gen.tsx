// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import { tipoOrdenCargo } from './enums.gen';
import { lineasColumns } from './lines.gen';

export function OrdenCargoFields() {
  return (
    <>
      <FormSection id="orden">
        <SelectInput source="tipo" required choices={tipoOrdenCargo} />
        <TextInput source="motivoUrgencia" maxLength={200} />
        <DerivedField source="prioridad" type="integer" hint conditional />
        <ReferenceInput
          source="almacenSurtidorId"
          required
          reference="almacen"
          dependsOn={{ unidadId: 'unidadId' }}
          filter={{ tipo: ['CENDIS', 'FARMACIA'] }}
          labelField="almacenSurtidorNombre"
        />
        <ReferenceInput
          source="medicoIndicaId"
          reference="personal-medico"
          dependsOn={{ unidadId: 'unidadId' }}
          filter={{ tipo: ['MEDICO', 'ODONTOLOGO'] }}
          labelField="medicoIndicaNombre"
        />
        <ReferenceInput
          source="recetaId"
          hint
          reference="receta"
          dependsOn={{ pacienteId: 'pacienteId' }}
          labelField="recetaNombre"
        />
        <DateTimeInput source="requeridaPara" />
      </FormSection>
      <FormSection id="lineas">
        <LinesInput
          source="lineas"
          rowKey="insumoOrdenCargoId"
          columns={lineasColumns}
          totals={[
            { field: 'cantidadSolicitada', fn: 'sum' },
            { field: 'importe', fn: 'sum' },
          ]}
          unique={[['insumoId']]}
          scan={{ reference: 'insumoId', quantity: 'cantidadSolicitada' }}
          maxItems={100}
          plain
        />
      </FormSection>
      <FormSection id="totales">
        <DerivedField source="totalClaves" type="integer" conditional />
        <DerivedField source="piezasSolicitadas" type="integer" conditional />
        <DerivedField source="piezasSurtidas" type="integer" conditional />
        <DerivedField source="piezasPendientes" type="integer" hint conditional />
        <DerivedField source="importeTotal" type="money" hint conditional />
      </FormSection>
    </>
  );
}
