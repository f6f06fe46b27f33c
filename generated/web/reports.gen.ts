// Generated from schemas/reports by `npm run generate`. Do not edit: your change would be lost.

import type { ReportModule } from '#platform/web/ui/reports/report-module';

/** Reports by the last part of their address, each behind its own import. */
export const REPORTS: Readonly<Record<string, () => Promise<{ default: ReportModule }>>> = {
  almacen: () => import('./report-almacen/report.gen'),
  'almacenes-red': () => import('./report-almacenes-red/report.gen'),
  'atencion-medica': () => import('./report-atencion-medica/report.gen'),
  caducidades: () => import('./report-caducidades/report.gen'),
  cendis: () => import('./report-cendis/report.gen'),
  centrales: () => import('./report-centrales/report.gen'),
  comprobacion: () => import('./report-comprobacion/report.gen'),
  'consultas-diagnosticos': () => import('./report-consultas-diagnosticos/report.gen'),
  desabasto: () => import('./report-desabasto/report.gen'),
  disponibilidad: () => import('./report-disponibilidad/report.gen'),
  farmacia: () => import('./report-farmacia/report.gen'),
  'fondo-fijo': () => import('./report-fondo-fijo/report.gen'),
  'funciones-incompatibles': () => import('./report-funciones-incompatibles/report.gen'),
  hospitalizacion: () => import('./report-hospitalizacion/report.gen'),
  'informe-semestre': () => import('./report-informe-semestre/report.gen'),
  'inventario-cendis': () => import('./report-inventario-cendis/report.gen'),
  'inventario-reporte': () => import('./report-inventario-reporte/report.gen'),
  'medicamento-controlado': () => import('./report-medicamento-controlado/report.gen'),
  'nivel-abasto': () => import('./report-nivel-abasto/report.gen'),
  'nota-referencia': () => import('./report-nota-referencia/report.gen'),
  'oficina-central': () => import('./report-oficina-central/report.gen'),
  'orden-cargo': () => import('./report-orden-cargo/report.gen'),
  'programas-avance': () => import('./report-programas-avance/report.gen'),
  'programas-medicinas': () => import('./report-programas-medicinas/report.gen'),
  'receta-impresa': () => import('./report-receta-impresa/report.gen'),
  recetas: () => import('./report-recetas/report.gen'),
  remision: () => import('./report-remision/report.gen'),
  'tarjeta-kardex': () => import('./report-tarjeta-kardex/report.gen'),
  'turno-enfermeria': () => import('./report-turno-enfermeria/report.gen'),
  'unidades-red': () => import('./report-unidades-red/report.gen'),
};
