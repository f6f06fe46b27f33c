// Generated from schemas/entities/agenda/horario.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowRecords } from '#platform/web/ui/show/ShowRecords';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { diaSemana } from './enums.gen';

export function HorarioDetails() {
  return (
    <>
      <ShowSection id="quien">
        <ShowField
          source="personalMedicoId"
          type="reference"
          reference="personal-medico"
          labelField="personalMedicoNombre"
          permission="personal-medico.ver"
        />
        <ShowField
          source="almacenId"
          type="reference"
          reference="almacen"
          labelField="almacenNombre"
          permission="catalogo.ver"
        />
        <ShowField source="anden" conditional type="text" />
        <ShowField
          source="unidadId"
          conditional
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="jurisdiccionId"
          conditional
          type="reference"
          reference="jurisdiccion"
          labelField="jurisdiccionNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="nucleoId"
          type="reference"
          reference="nucleo"
          labelField="nucleoNombre"
          permission="catalogo.ver"
        />
      </ShowSection>
      <ShowSection id="horas">
        <ShowField source="diaSemana" type="enum" choices={diaSemana} />
        <ShowField source="inicio" type="time" />
        <ShowField source="fin" type="time" />
        <ShowField source="duracionMin" type="number" scale={0} unit="min" />
        <ShowField source="cupo" type="integer" />
        <ShowField source="vigenciaDesde" type="date" />
        <ShowField source="vigenciaHasta" type="date" />
      </ShowSection>
      <ShowSection id="excepciones">
        <ShowRecords
          source="excepciones"
          columns={[
            { source: 'fecha', type: 'date' },
            { source: 'inicio', type: 'time' },
            { source: 'fin', type: 'time' },
          ]}
        />
      </ShowSection>
    </>
  );
}
