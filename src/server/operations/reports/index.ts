import type { Reports } from '../../../../generated/server/reports.gen';
import type { ReportContext } from './report-context';
import { almacen } from './almacen';
import { almacenesRed } from './almacenes-red';
import { atencionMedica } from './atencion-medica';
import { caducidades } from './caducidades';
import { cendis } from './cendis';
import { centrales } from './centrales';
import { comprobacion } from './comprobacion';
import { consultasDiagnosticos } from './consultas-diagnosticos';
import { desabasto } from './desabasto';
import { disponibilidad } from './disponibilidad';
import { farmacia } from './farmacia';
import { fondoFijo } from './fondo-fijo';
import { funcionesIncompatibles } from './funciones-incompatibles';
import { hospitalizacion } from './hospitalizacion';
import { informeSemestre } from './informe-semestre';
import { inventarioCendis } from './inventario-cendis';
import { inventarioReporte } from './inventario-reporte';
import { medicamentoControlado } from './medicamento-controlado';
import { nivelAbasto } from './nivel-abasto';
import { notaReferencia } from './nota-referencia';
import { oficinaCentral } from './oficina-central';
import { ordenCargo } from './orden-cargo';
import { programasAvance } from './programas-avance';
import { programasMedicinas } from './programas-medicinas';
import { recetaImpresa } from './receta-impresa';
import { recetas } from './recetas';
import { remision } from './remision';
import { tarjetaKardex } from './tarjeta-kardex';
import { turnoEnfermeria } from './turno-enfermeria';
import { unidadesRed } from './unidades-red';

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
