import { isControlled } from '../clave-insumo/is-controlled';
import type { SolicitudLine } from './lines-of';

/** What decides whether a supply may go in the place of another. */
export interface ReplaceableSupply {
  readonly insumoId: number;
  readonly sustitutoIds: readonly number[] | null;
  readonly fraccion: string | null;
  readonly redFria: boolean;
}

/** The supply that a line asked for, whatever was authorised in its place. */
export function askedSupply({ insumoId, insumoSolicitadoId }: Pick<SolicitudLine, 'insumoId' | 'insumoSolicitadoId'>) {
  return insumoSolicitadoId ?? insumoId;
}

/**
 * A line as it is once it is authorised: of the substitute, where one was chosen, with what was asked for beside it. Stock and use
 * of the line are those of the supply that was asked for until they are read again.
 */
export function withSubstitute(line: SolicitudLine): SolicitudLine {
  const { insumoId, sustitutoInsumoId } = line;
  return typeof sustitutoInsumoId === 'number'
    ? { ...line, insumoId: sustitutoInsumoId, insumoSolicitadoId: insumoId, sustitutoInsumoId: null }
    : line;
}

/**
 * Why a supply cannot go in the place of another: the catalogue does not say that it can, or it must be guarded or cooled and the other
 * need not be, for which nobody who asked has prepared. Null where it can.
 */
export function whyNotInPlaceOf(
  asked: ReplaceableSupply,
  substitute: ReplaceableSupply,
): 'SUSTITUTO_NO_EQUIVALENTE' | 'SUSTITUTO_MAS_CUIDADO' | null {
  if (!(asked.sustitutoIds ?? []).includes(substitute.insumoId)) return 'SUSTITUTO_NO_EQUIVALENTE';
  const isHarder =
    (substitute.redFria && !asked.redFria) || (isControlled(substitute.fraccion) && !isControlled(asked.fraccion));
  return isHarder ? 'SUSTITUTO_MAS_CUIDADO' : null;
}
