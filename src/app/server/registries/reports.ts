import type { Reports } from '#generated/server/reports.gen';
import type { ReportContext } from '#platform/server/reports/report-context';
import { almacen } from '#areas/inventario/server/reports/almacen';
import { almacenesRed } from '#areas/oficina-central/server/reports/almacenes-red';
import { atencionMedica } from '#areas/consulta/server/reports/atencion-medica';
import { caducidades } from '#areas/inventario/server/reports/caducidades';
import { cendis } from '#areas/ordenes/server/reports/cendis';
import { centrales } from '#areas/ordenes/server/reports/centrales';
import { comprobacion } from '#areas/solicitudes/server/reports/comprobacion';
import { consultasDiagnosticos } from '#areas/consulta/server/reports/consultas-diagnosticos';
import { desabasto } from '#areas/farmacia/server/reports/desabasto';
import { disponibilidad } from '#areas/inventario/server/reports/disponibilidad';
import { farmacia } from '#areas/farmacia/server/reports/farmacia';
import { fondoFijo } from '#areas/solicitudes/server/reports/fondo-fijo';
import { funcionesIncompatibles } from '#areas/seguridad/server/reports/funciones-incompatibles';
import { hospitalizacion } from '#areas/hospital/server/reports/hospitalizacion';
import { informeSemestre } from '#areas/inventario/server/reports/informe-semestre';
import { inventarioCendis } from '#areas/inventario/server/reports/inventario-cendis';
import { inventarioReporte } from '#areas/inventario/server/reports/inventario-reporte';
import { medicamentoControlado } from '#areas/farmacia/server/reports/medicamento-controlado';
import { nivelAbasto } from '#areas/inventario/server/reports/nivel-abasto';
import { notaReferencia } from '#areas/consulta/server/reports/nota-referencia';
import { oficinaCentral } from '#areas/oficina-central/server/reports/oficina-central';
import { ordenCargo } from '#areas/ordenes/server/reports/orden-cargo';
import { programasAvance } from '#areas/programas/server/reports/programas-avance';
import { programasMedicinas } from '#areas/programas/server/reports/programas-medicinas';
import { recetaImpresa } from '#areas/farmacia/server/reports/receta-impresa';
import { recetas } from '#areas/farmacia/server/reports/recetas';
import { remision } from '#areas/solicitudes/server/reports/remision';
import { tarjetaKardex } from '#areas/inventario/server/reports/tarjeta-kardex';
import { turnoEnfermeria } from '#areas/hospital/server/reports/turno-enfermeria';
import { unidadesRed } from '#areas/oficina-central/server/reports/unidades-red';

/** Handlers of the reports that schemas/reports describe. One that is missing does not compile. */
export const reports: Reports<ReportContext> = {
  almacen,
  almacenesRed,
  atencionMedica,
  caducidades,
  cendis,
  centrales,
  comprobacion,
  consultasDiagnosticos,
  desabasto,
  disponibilidad,
  farmacia,
  fondoFijo,
  funcionesIncompatibles,
  hospitalizacion,
  informeSemestre,
  inventarioCendis,
  inventarioReporte,
  medicamentoControlado,
  nivelAbasto,
  notaReferencia,
  oficinaCentral,
  ordenCargo,
  programasAvance,
  programasMedicinas,
  recetaImpresa,
  recetas,
  remision,
  tarjetaKardex,
  turnoEnfermeria,
  unidadesRed,
};
