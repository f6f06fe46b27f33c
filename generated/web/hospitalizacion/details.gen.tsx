// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowGroup } from '#platform/web/ui/show/ShowGroup';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import {
  aislamiento,
  estatusHospitalizacion,
  motivoEgreso,
  origenHospitalizacion,
  riesgoCaidas,
  riesgoUpp,
} from './enums.gen';

export function HospitalizacionDetails() {
  return (
    <>
      <ShowSection id="estancia">
        <ShowField source="folio" conditional type="text" />
        <ShowField
          source="pacienteId"
          type="reference"
          reference="paciente"
          labelField="pacienteNombre"
          permission="paciente.ver"
        />
        <ShowField source="estatus" conditional type="enum" choices={estatusHospitalizacion} />
        <ShowField
          source="unidadId"
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
          source="servicioId"
          type="reference"
          reference="nucleo"
          labelField="servicioNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="camaId"
          conditional
          type="reference"
          reference="cama"
          labelField="camaNombre"
          permission="catalogo.ver"
        />
        <ShowField source="origen" type="enum" choices={origenHospitalizacion} />
        <ShowField
          source="unidadReferenciaId"
          conditional
          type="reference"
          reference="unidad"
          labelField="unidadReferenciaNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="visitaId"
          type="reference"
          reference="visita"
          labelField="visitaNombre"
          permission="visita.administrar"
        />
        <ShowField source="fechaSolicitud" conditional type="datetime" />
        <ShowField
          source="solicitadaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="solicitadaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaIngreso" conditional type="datetime" />
        <ShowField
          source="ingresadaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="ingresadaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="identidadVerificada" conditional type="boolean" />
        <ShowField source="estatusDesde" conditional type="datetime" />
        <ShowField source="limite" conditional type="datetime" />
        <ShowField source="ordenesAbiertas" type="integer" />
        <ShowField source="avisoNota" conditional type="datetime" />
      </ShowSection>
      <ShowSection id="clinico">
        <ShowField
          source="diagnosticoIngresoId"
          type="reference"
          reference="diagnostico"
          labelField="diagnosticoIngresoNombre"
          permission="catalogo.ver"
        />
        <ShowField source="motivoIngreso" type="longText" wide />
        <ShowField
          source="medicoTratanteId"
          type="reference"
          reference="personal-medico"
          labelField="medicoTratanteNombre"
          permission="personal-medico.ver"
        />
        <ShowField source="estanciaEsperadaDias" type="number" scale={0} unit="días" />
        <ShowField source="fechaProbableAlta" type="date" />
        <ShowField source="casoMedicoLegal" type="boolean" />
        <ShowField source="mpNotificado" conditional type="boolean" />
      </ShowSection>
      <ShowSection id="cuidado">
        <ShowField source="riesgoCaidas" type="enum" choices={riesgoCaidas} />
        <ShowField source="riesgoUpp" type="enum" choices={riesgoUpp} />
        <ShowField source="aislamiento" type="enum" choices={aislamiento} />
        <ShowField
          source="tipoDietaId"
          type="reference"
          reference="tipo-dieta"
          labelField="tipoDietaNombre"
          permission="catalogo.ver"
        />
        <ShowField source="ayuno" type="boolean" />
        <ShowField source="news2Suspendido" type="boolean" />
        <ShowField source="news2Motivo" conditional type="text" />
      </ShowSection>
      <ShowSection id="responsable">
        <ShowGroup source="responsable" plain>
          <ShowField source="nombre" conditional type="text" />
          <ShowField
            source="parentescoId"
            conditional
            type="reference"
            reference="parentesco"
            permission="catalogo.ver"
          />
          <ShowField source="telefono" conditional type="phone" />
        </ShowGroup>
      </ShowSection>
      <ShowSection id="egreso">
        <ShowField source="motivoEgreso" conditional type="enum" choices={motivoEgreso} />
        <ShowField
          source="unidadDestinoId"
          conditional
          type="reference"
          reference="unidad"
          labelField="unidadDestinoNombre"
          permission="catalogo.ver"
        />
        <ShowField source="destinoExterno" conditional type="text" />
        <ShowGroup source="voluntaria" conditional>
          <ShowField source="responsable" conditional type="text" />
          <ShowField source="parentesco" conditional type="text" />
          <ShowField source="documento" conditional type="text" />
        </ShowGroup>
        <ShowGroup source="defuncion" conditional>
          <ShowField source="fechaHora" conditional type="datetime" />
          <ShowField source="causa" conditional type="longText" wide />
          <ShowField source="folioCertificado" conditional type="text" />
          <ShowField source="necropsiaSolicitada" conditional type="boolean" />
        </ShowGroup>
        <ShowField source="citaControl" conditional type="date" />
        <ShowField
          source="altaMedicaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="altaMedicaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaAltaMedica" conditional type="datetime" />
        <ShowField
          source="egresadaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="egresadaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaEgreso" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
