import type { Reports } from '../../../../generated/server/reports.gen';
import type { OperationContext } from '../context';
import { atencionMedica } from './atencion-medica';
import { caducidades } from './caducidades';
import { comprobacion } from './comprobacion';
import { desabasto } from './desabasto';
import { fondoFijo } from './fondo-fijo';
import { funcionesIncompatibles } from './funciones-incompatibles';
import { informeSemestre } from './informe-semestre';
import { inventarioCendis } from './inventario-cendis';
import { medicamentoControlado } from './medicamento-controlado';
import { nivelAbasto } from './nivel-abasto';
import { recetaImpresa } from './receta-impresa';
import { remision } from './remision';
import { tarjetaKardex } from './tarjeta-kardex';

/** Handlers of the reports that schemas/reports describe. One that is missing does not compile. */
export const reports: Reports<OperationContext> = {
  atencionMedica,
  caducidades,
  comprobacion,
  desabasto,
  fondoFijo,
  funcionesIncompatibles,
  informeSemestre,
  inventarioCendis,
  medicamentoControlado,
  nivelAbasto,
  recetaImpresa,
  remision,
  tarjetaKardex,
};
