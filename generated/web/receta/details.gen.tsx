// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowRecords } from '#platform/web/ui/show/ShowRecords';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { advertenciaReceta, estatusReceta, nivelAdvertencia, tipoReceta } from './enums.gen';
import { lineasAllColumns } from './lines.gen';

export function RecetaDetails() {
  return (
    <>
      <ShowSection id="lineas">
        <ShowLines source="lineas" columns={lineasAllColumns} totals={[{ field: 'cantidadPrescrita', fn: 'sum' }]} />
        <ShowField source="indicacionesGenerales" type="longText" wide />
      </ShowSection>
      <ShowSection id="receta">
        <ShowField source="folio" conditional type="text" />
        <ShowField source="estatus" conditional type="enum" choices={estatusReceta} />
        <ShowField source="tipo" conditional type="enum" choices={tipoReceta} />
        <ShowField
          source="pacienteId"
          type="reference"
          reference="paciente"
          labelField="pacienteNombre"
          permission="paciente.ver"
        />
        <ShowField
          source="consultaId"
          type="reference"
          reference="consulta"
          labelField="consultaNombre"
          permission="consulta.ver"
        />
        <ShowField
          source="almacenId"
          type="reference"
          reference="almacen"
          labelField="almacenNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="diagnosticoId"
          type="reference"
          reference="diagnostico"
          labelField="diagnosticoNombre"
          permission="catalogo.ver"
        />
        <ShowField source="surtimientosPermitidos" type="integer" />
        <ShowField source="vigenciaHasta" conditional type="date" />
      </ShowSection>
      <ShowSection id="advertencias">
        <ShowRecords
          source="advertencias"
          conditional
          columns={[
            { source: 'codigo', type: 'enum', choices: advertenciaReceta },
            { source: 'nivel', type: 'enum', choices: nivelAdvertencia },
            { source: 'insumoId', type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
            { source: 'detalle', type: 'longText' },
          ]}
        />
      </ShowSection>
      <ShowSection id="surtido">
        <ShowField source="claves" conditional type="integer" />
        <ShowField source="piezasPrescritas" conditional type="integer" />
        <ShowField source="piezasSurtidas" conditional type="integer" />
        <ShowField source="piezasPendientes" conditional type="integer" />
        <ShowField source="porcentajeSurtido" conditional type="number" scale={2} unit="%" />
        <ShowField source="surtimientosRealizados" conditional type="integer" />
        <ShowField source="requiereSegundaPersona" conditional type="boolean" />
        <ShowField source="retenida" conditional type="boolean" />
        <ShowField source="sustitutosPorAutorizar" conditional type="integer" />
        <ShowField
          source="sustitutoPropusoId"
          conditional
          type="reference"
          reference="usuario"
          labelField="sustitutoPropusoNombre"
          permission="usuario.ver"
        />
      </ShowSection>
      <ShowSection id="firma">
        <ShowField
          source="personalMedicoId"
          conditional
          type="reference"
          reference="personal-medico"
          labelField="personalMedicoNombre"
          permission="personal-medico.ver"
        />
        <ShowField source="medicoNombre" conditional type="text" />
        <ShowField source="medicoCedula" conditional type="text" />
        <ShowField source="fechaExpedicion" conditional type="datetime" />
        <ShowField source="folioEspecial" conditional type="text" />
        <ShowField
          source="autorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="autorNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="emitidaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="emitidaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="firmaHash" conditional type="text" />
        <ShowField source="fechaCreada" conditional type="datetime" />
      </ShowSection>
      <ShowSection id="detalle">
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
          source="unidadFarmaciaId"
          conditional
          type="reference"
          reference="unidad"
          labelField="unidadFarmaciaNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="visitaId"
          conditional
          type="reference"
          reference="visita"
          labelField="visitaNombre"
          permission="visita.administrar"
        />
        <ShowField source="motivoCancelacion" conditional type="longText" wide />
        <ShowField source="estatusDesde" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
