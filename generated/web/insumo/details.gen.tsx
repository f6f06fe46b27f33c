// Generated from schemas/entities/catalogos/insumo.json by `npm run generate`. Do not edit: your change would be lost.

import { SectionTabs } from '#platform/web/ui/page/SectionTabs';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowRecords } from '#platform/web/ui/show/ShowRecords';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { clasificacionVen, fraccion, insumoUnidadBase, tipoInsumo, unidadDosis, via } from './enums.gen';

export function InsumoDetails() {
  return (
    <>
      <ShowSection id="identificacion">
        <ShowField source="clave" type="code" />
        <ShowField source="claveLocal" type="text" />
        <ShowField source="nombreGenerico" type="text" />
        <ShowField source="descripcion" type="longText" wide />
        <ShowField source="tipo" type="enum" choices={tipoInsumo} />
        <ShowField source="grupoTerapeutico" type="text" />
        <ShowField source="imagenId" type="file" resource="insumo" />
      </ShowSection>
      <ShowSection id="presentacion">
        <ShowField source="concentracion" conditional type="text" />
        <ShowField source="presentacion" type="text" />
        <ShowField source="viaAdministracionDefault" conditional type="enum" choices={via} />
        <ShowField source="unidadBase" type="enum" choices={insumoUnidadBase} />
        <ShowField source="contenidoEnvase" type="integer" />
        <ShowField source="unidadContenido" conditional type="enum" choices={unidadDosis} />
        <ShowField source="volumenUnidad" conditional type="number" scale={3} unit="mL" />
        <ShowField source="fraccionable" type="boolean" />
      </ShowSection>
      <SectionTabs ids={['control', 'conservacion', 'uso', 'costo', 'codigos']}>
        <ShowSection id="control">
          <ShowField source="fraccion" conditional type="enum" choices={fraccion} />
          <ShowField source="controlado" type="boolean" />
          <ShowField source="antibiotico" type="boolean" />
          <ShowField source="altoRiesgo" type="boolean" />
          <ShowField source="lasa" type="boolean" />
        </ShowSection>
        <ShowSection id="conservacion">
          <ShowField source="redFria" type="boolean" />
          <ShowField source="tempMin" conditional type="number" scale={1} unit="°C" />
          <ShowField source="tempMax" conditional type="number" scale={1} unit="°C" />
          <ShowField source="requiereLote" type="boolean" />
          <ShowField source="requiereCaducidad" type="boolean" />
          <ShowField source="vidaUtilMinimaMeses" type="number" scale={0} unit="meses" />
        </ShowSection>
        <ShowSection id="uso">
          <ShowField source="nivelesAtencion" type="words" />
          <ShowField source="restriccionUnidades" type="references" reference="unidad" permission="catalogo.ver" />
          <ShowField
            source="especialidadesAutorizadas"
            type="references"
            reference="especialidad"
            permission="catalogo.ver"
          />
          <ShowField source="esencial" type="boolean" />
          <ShowField source="clasificacionVen" type="enum" choices={clasificacionVen} />
          <ShowField source="sustitutoIds" type="references" reference="insumo" permission="catalogo.ver" />
          <ShowField source="dosisMaximaDia" conditional type="number" scale={3} />
          <ShowField source="unidadDosis" conditional type="enum" choices={unidadDosis} />
          <ShowField source="contraindicadoEmbarazo" conditional type="boolean" />
          <ShowField source="pediatrico" conditional type="boolean" />
        </ShowSection>
        <ShowSection id="costo">
          <ShowField source="precioReferencia" type="money" />
          <ShowField source="ivaPorcentaje" type="number" scale={2} unit="%" />
          <ShowField source="partidaPresupuestal" type="code" />
        </ShowSection>
        <ShowSection id="codigos">
          <ShowRecords
            source="codigosBarras"
            columns={[
              { source: 'gtin', type: 'code' },
              { source: 'contenido', type: 'integer' },
              { source: 'marca', type: 'text' },
            ]}
          />
        </ShowSection>
      </SectionTabs>
    </>
  );
}
