// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { SectionTabs } from '#platform/web/ui/page/SectionTabs';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowGroup } from '#platform/web/ui/show/ShowGroup';
import { ShowRecords } from '#platform/web/ui/show/ShowRecords';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { genero, mes, programaTipo } from './enums.gen';
import { insumosAllColumns } from './lines.gen';

export function ProgramaDetails() {
  return (
    <>
      <ShowSection id="identificacion">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="tipo" type="enum" choices={programaTipo} />
        <ShowField source="descripcion" type="longText" wide />
        <ShowField
          source="responsableId"
          type="reference"
          reference="personal-medico"
          labelField="responsableNombre"
          permission="personal-medico.ver"
        />
        <ShowField source="vigenciaDesde" type="date" />
        <ShowField source="vigenciaHasta" type="date" />
        <ShowField source="inscritos" type="integer" />
      </ShowSection>
      <ShowSection id="alcance">
        <ShowGroup source="poblacionObjetivo">
          <ShowField source="genero" conditional type="enum" choices={genero} />
          <ShowField source="edadMin" conditional type="number" scale={0} unit="años" />
          <ShowField source="edadMax" conditional type="number" scale={0} unit="años" />
        </ShowGroup>
        <ShowField source="diagnosticoIds" type="references" reference="diagnostico" permission="catalogo.ver" />
        <ShowField source="unidadIds" type="references" reference="unidad" permission="catalogo.ver" />
      </ShowSection>
      <SectionTabs ids={['insumos', 'metas']}>
        <ShowSection id="insumos">
          <ShowLines source="insumos" plain columns={insumosAllColumns} />
        </ShowSection>
        <ShowSection id="metas">
          <ShowRecords
            source="metas"
            columns={[
              { source: 'anio', type: 'text' },
              { source: 'mes', type: 'enum', choices: mes },
              { source: 'meta', type: 'integer' },
            ]}
          />
        </ShowSection>
      </SectionTabs>
    </>
  );
}
