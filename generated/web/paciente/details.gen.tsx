// Generated from schemas/entities/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.

import { SectionTabs } from '#platform/web/ui/page/SectionTabs';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowGroup } from '#platform/web/ui/show/ShowGroup';
import { ShowRecords } from '#platform/web/ui/show/ShowRecords';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { PersonaDetails } from '../persona/details.gen';
import {
  afiliacion,
  estadoAlergia,
  estadoPadecimiento,
  estatusPaciente,
  gravedadAlergia,
  pacienteGrupoSanguineo,
  pacienteMotivoSinCurp,
  tipoAlergia,
} from './enums.gen';

export function PacienteDetails() {
  return (
    <>
      <ShowSection id="persona">
        <ShowGroup source="persona" plain>
          <PersonaDetails />
        </ShowGroup>
        <ShowField source="edad" type="text" />
        <ShowField source="fechaNacimientoEstimada" type="boolean" />
      </ShowSection>
      <ShowSection id="identificacion">
        <ShowField source="motivoSinCurp" conditional type="enum" choices={pacienteMotivoSinCurp} />
        <ShowField source="provisional" type="boolean" />
        <ShowField source="senas" conditional type="longText" wide />
        <ShowField
          source="unidadId"
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField source="expedientes" conditional type="words" />
        <ShowField source="otrosNombres" conditional type="words" />
        <ShowField
          source="nacionalidad"
          type="reference"
          reference="pais"
          labelField="nacionalidadNombre"
          permission="catalogo.ver"
        />
        <ShowField source="afiliacion" type="enum" choices={afiliacion} />
        <ShowField source="numeroAfiliacion" conditional type="text" />
        <ShowField source="estatus" conditional type="enum" choices={estatusPaciente} />
        <ShowField
          source="fusionadoEnId"
          conditional
          type="reference"
          reference="paciente"
          labelField="fusionadoEnNombre"
          permission="paciente.ver"
        />
        <ShowField source="fotoId" type="file" resource="paciente" />
      </ShowSection>
      <SectionTabs ids={['domicilio', 'contactos', 'salud', 'privacidad']}>
        <ShowSection id="domicilio">
          <ShowGroup source="domicilio" conditional plain>
            <ShowField source="calle" type="text" />
            <ShowField source="numeroExterior" conditional type="text" />
            <ShowField source="numeroInterior" conditional type="text" />
            <ShowField
              source="codigoPostal"
              conditional
              type="reference"
              reference="codigo-postal"
              permission="catalogo.ver"
            />
            <ShowField source="estadoClave" type="reference" reference="estado" permission="catalogo.ver" />
            <ShowField source="municipioId" type="reference" reference="municipio" permission="catalogo.ver" />
            <ShowField source="coloniaId" conditional type="reference" reference="colonia" permission="catalogo.ver" />
            <ShowField source="coloniaTexto" conditional type="text" />
            <ShowField source="entreCalles" conditional type="text" />
            <ShowField source="referencias" conditional type="longText" wide />
            <ShowField source="latitud" conditional type="number" scale={6} unit="°" />
            <ShowField source="longitud" conditional type="number" scale={6} unit="°" />
          </ShowGroup>
        </ShowSection>
        <ShowSection id="contactos">
          <ShowRecords
            source="contactos"
            columns={[
              { source: 'nombre', type: 'text' },
              { source: 'parentescoId', type: 'reference', reference: 'parentesco', permission: 'catalogo.ver' },
              { source: 'telefono', type: 'phone' },
              { source: 'esResponsableLegal', type: 'boolean' },
            ]}
          />
        </ShowSection>
        <ShowSection id="salud">
          <ShowField source="grupoSanguineo" type="enum" choices={pacienteGrupoSanguineo} />
          <ShowField source="alergiasNegadas" conditional type="boolean" />
          <ShowRecords
            source="alergias"
            columns={[
              { source: 'sustancia', type: 'text' },
              { source: 'sustanciaId', type: 'reference', reference: 'sustancia', permission: 'catalogo.ver' },
              { source: 'insumoId', type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
              { source: 'tipo', type: 'enum', choices: tipoAlergia },
              { source: 'reaccion', type: 'text' },
              { source: 'gravedad', type: 'enum', choices: gravedadAlergia },
              { source: 'estado', type: 'enum', choices: estadoAlergia },
              { source: 'fecha', type: 'date' },
            ]}
          />
          <ShowRecords
            source="padecimientosCronicos"
            columns={[
              { source: 'diagnosticoId', type: 'reference', reference: 'diagnostico', permission: 'catalogo.ver' },
              { source: 'desde', type: 'date' },
              { source: 'estado', type: 'enum', choices: estadoPadecimiento },
            ]}
          />
          <ShowField source="discapacidades" type="words" />
          <ShowField source="requiereInterprete" type="boolean" />
          <ShowGroup source="embarazo" conditional>
            <ShowField source="activo" conditional type="boolean" />
            <ShowField source="fum" conditional type="date" />
            <ShowField source="altoRiesgo" conditional type="boolean" />
          </ShowGroup>
        </ShowSection>
        <ShowSection id="privacidad">
          <ShowGroup source="avisoPrivacidad" plain>
            <ShowField source="aceptado" conditional type="boolean" />
            <ShowField source="fecha" conditional type="date" />
            <ShowField source="version" conditional type="text" />
            <ShowField source="firmaUrl" conditional type="url" />
          </ShowGroup>
        </ShowSection>
      </SectionTabs>
    </>
  );
}
