import type { ReportHandler } from '../../../../generated/server/reports.gen';
import type { ReportContext } from './report-context';
import { controlledMovements } from '../farmacia/controlled-movements';

/** The control book (LGS 226; DOMAIN f.9, 10): every movement of the controlled medicines of a warehouse. */
export const medicamentoControlado: ReportHandler<'medicamentoControlado', ReportContext> = async (
  { almacenId, fraccion, insumoId, desde, hasta },
  { database: { orm }, actor },
) => {
  const fracciones = fraccion === undefined ? (['I', 'II', 'III'] as const) : [fraccion];
  const found = await controlledMovements(orm, { almacenId, fracciones, insumoId, desde, hasta }, actor);
  return { almacenId, rows: found.map(({ consecutivo: _, tipo: __, recetaId: ___, ...row }) => row) };
};
