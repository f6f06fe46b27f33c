// Generated from schemas/entities/red/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowRecords } from '#platform/web/ui/show/ShowRecords';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { almacenPoliticaSurtido, estadoUbicacion, tipoAlmacen } from './enums.gen';

export function AlmacenDetails() {
  return (
    <>
      <ShowSection id="identificacion">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="tipo" type="enum" choices={tipoAlmacen} />
        <ShowField
          source="unidadId"
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="responsablePersonalId"
          type="reference"
          reference="personal-medico"
          labelField="responsablePersonalNombre"
          permission="personal-medico.ver"
        />
      </ShowSection>
      <ShowSection id="operacion">
        <ShowField
          source="almacenAbastecedorId"
          type="reference"
          reference="almacen"
          labelField="almacenAbastecedorNombre"
          permission="catalogo.ver"
        />
        <ShowField source="politicaSurtido" type="enum" choices={almacenPoliticaSurtido} />
        <ShowField source="diasVigenciaMinimaSalida" type="number" scale={0} unit="días" />
        <ShowField source="manejaControlados" type="boolean" />
        <ShowField source="manejaRedFria" type="boolean" />
        <ShowField source="surtimientoCruzado" type="boolean" />
        <ShowField source="permiteSobregiro" conditional type="boolean" />
      </ShowSection>
      <ShowSection id="ubicaciones">
        <ShowRecords
          source="ubicaciones"
          columns={[
            { source: 'codigo', type: 'text' },
            { source: 'descripcion', type: 'text' },
            { source: 'estado', type: 'enum', choices: estadoUbicacion },
          ]}
        />
      </ShowSection>
    </>
  );
}
