import type { Reports } from '../../../../generated/server/reports.gen';
import type { OperationContext } from '../context';
import { funcionesIncompatibles } from './funciones-incompatibles';
import { informeSemestre } from './informe-semestre';

/** Handlers of the reports that schemas/reports describe. One that is missing does not compile. */
export const reports: Reports<OperationContext> = { funcionesIncompatibles, informeSemestre };
