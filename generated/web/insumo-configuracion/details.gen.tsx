// Generated from schemas/entities/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { clasificacionVen, sentidoSugerencia } from './enums.gen';

export function InsumoConfiguracionDetails() {
  return (
    <>
      <ShowSection id="identificacion">
        <ShowField
          source="almacenId"
          type="reference"
          reference="almacen"
          labelField="almacenNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="insumoId"
          type="reference"
          reference="insumo"
          labelField="insumoNombre"
          permission="catalogo.ver"
        />
        <ShowField source="insumoClave" conditional type="text" />
        <ShowField source="nombreGenerico" conditional type="text" />
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
        <ShowField source="esIndispensable" conditional type="boolean" />
        <ShowField source="clasificacionVen" conditional type="enum" choices={clasificacionVen} />
      </ShowSection>
      <ShowSection id="niveles">
        <ShowField source="minimo" type="integer" />
        <ShowField source="puntoReorden" type="integer" />
        <ShowField source="maximo" type="integer" />
        <ShowField source="fondoFijo" type="integer" />
      </ShowSection>
      <ShowSection id="pedido">
        <ShowField source="mesesCobertura" type="number" scale={2} unit="meses" />
        <ShowField source="diasEntrega" type="number" scale={0} unit="días" />
        <ShowField source="multiplo" type="integer" />
        <ShowField source="consumoMaximoSolicitud" type="integer" />
        <ShowField source="cpmManual" type="number" scale={2} />
        <ShowField source="motivoCpm" conditional type="longText" wide />
        <ShowField source="autorizado" conditional type="boolean" />
        <ShowField source="minimoPropuesto" conditional type="integer" />
        <ShowField source="puntoReordenPropuesto" conditional type="integer" />
        <ShowField source="maximoPropuesto" conditional type="integer" />
        <ShowField
          source="propuestaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="propuestaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="motivoDecision" conditional type="longText" wide />
      </ShowSection>
      <ShowSection id="sugerencia">
        <ShowField source="sugerencia" conditional type="enum" choices={sentidoSugerencia} />
        <ShowField source="diferenciaMaximo" conditional type="integer" />
        <ShowField source="minimoSugerido" conditional type="integer" />
        <ShowField source="puntoReordenSugerido" conditional type="integer" />
        <ShowField source="maximoSugerido" conditional type="integer" />
        <ShowField source="conSugerencia" conditional type="boolean" />
        <ShowField source="cpm" conditional type="number" scale={2} />
        <ShowField source="cpmProvisional" conditional type="boolean" />
        <ShowField source="cpmCalculado" conditional type="number" scale={2} />
        <ShowField source="demandaMensual" conditional type="number" scale={2} />
        <ShowField source="mesesConDatos" conditional type="integer" />
        <ShowField source="consumoPiezas" conditional type="integer" />
        <ShowField source="diasConExistencia" conditional type="integer" />
        <ShowField source="diasSinExistencia" conditional type="integer" />
        <ShowField source="piezasNegadas" conditional type="integer" />
        <ShowField source="consumoHasta" conditional type="date" />
      </ShowSection>
    </>
  );
}
