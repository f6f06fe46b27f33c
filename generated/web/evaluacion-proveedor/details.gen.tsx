// Generated from schemas/entities/proveedores/evaluacion-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';

export function EvaluacionProveedorDetails() {
  return (
    <>
      <ShowSection id="datos">
        <ShowField
          source="proveedorId"
          conditional
          type="reference"
          reference="proveedor"
          labelField="proveedorNombre"
          permission="proveedor.ver"
        />
        <ShowField source="razonSocial" conditional type="text" />
        <ShowField source="calificacion" conditional type="number" scale={1} unit="%" />
        <ShowField source="cumplimientoTiempo" conditional type="number" scale={1} unit="%" />
        <ShowField source="entregasPuntuales" conditional type="integer" />
        <ShowField source="entregas" conditional type="integer" />
        <ShowField source="cumplimientoCantidad" conditional type="number" scale={1} unit="%" />
        <ShowField source="piezasEntregadas" conditional type="integer" />
        <ShowField source="piezasDebidas" conditional type="integer" />
        <ShowField source="canjesAtendidos" conditional type="number" scale={1} unit="%" />
        <ShowField source="piezasCanjeadas" conditional type="integer" />
        <ShowField source="piezasCarta" conditional type="integer" />
        <ShowField source="rechazos" conditional type="number" scale={1} unit="%" />
        <ShowField source="piezasRechazadas" conditional type="integer" />
        <ShowField source="piezasRevisadas" conditional type="integer" />
        <ShowField source="recepciones" conditional type="integer" />
        <ShowField source="canjes" conditional type="integer" />
      </ShowSection>
    </>
  );
}
