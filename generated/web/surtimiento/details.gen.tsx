// Generated from schemas/entities/farmacia/surtimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowGroup } from '#platform/web/ui/show/ShowGroup';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusSurtimiento } from './enums.gen';
import { lineasAllColumns } from './lines.gen';

export function SurtimientoDetails() {
  return (
    <>
      <ShowSection id="lineas">
        <ShowLines
          source="lineas"
          conditional
          plain
          columns={lineasAllColumns}
          totals={[{ field: 'cantidad', fn: 'sum' }]}
        />
      </ShowSection>
      <ShowSection id="surtimiento">
        <ShowField
          source="recetaId"
          conditional
          type="reference"
          reference="receta"
          labelField="recetaNombre"
          permission="receta.ver"
        />
        <ShowField source="numero" conditional type="integer" />
        <ShowField source="folio" conditional type="text" />
        <ShowField source="estatus" conditional type="enum" choices={estatusSurtimiento} />
        <ShowField
          source="pacienteId"
          conditional
          type="reference"
          reference="paciente"
          labelField="pacienteNombre"
          permission="paciente.ver"
        />
        <ShowField
          source="almacenId"
          conditional
          type="reference"
          reference="almacen"
          labelField="almacenNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="unidadId"
          conditional
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="unidadRecetaId"
          conditional
          type="reference"
          reference="unidad"
          labelField="unidadRecetaNombre"
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
        <ShowField source="fecha" conditional type="datetime" />
        <ShowField source="controlado" conditional type="boolean" />
        <ShowField source="redFria" conditional type="boolean" />
        <ShowField source="piezas" conditional type="integer" />
      </ShowSection>
      <ShowSection id="personas">
        <ShowField
          source="usuarioId"
          conditional
          type="reference"
          reference="usuario"
          labelField="usuarioNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="segundoVerificadorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="segundoVerificadorNombre"
          permission="usuario.ver"
        />
        <ShowGroup source="recibe" conditional>
          <ShowField source="nombre" conditional type="text" />
          <ShowField source="parentesco" conditional type="text" />
          <ShowField source="identificacion" conditional type="text" />
        </ShowGroup>
        <ShowField source="asesoria" conditional type="boolean" />
        <ShowField
          source="reversadoPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="reversadoPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaReversa" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
