import { isControlled } from '../clave-insumo/is-controlled';
import type { SolicitudLine } from '#areas/solicitudes/shared/solicitud/lines-of';

/** Fields that decide if a supply may replace another. */
export interface ReplaceableSupply {
  readonly insumoId: number;
  readonly sustitutoIds: readonly number[] | null;
  readonly fraccion: string | null;
  readonly redFria: boolean;
}

/** The supply that a line requested, whatever was authorised in its place. */
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
 * Reason why a supply cannot replace another: the catalogue does not allow it, or it needs guarding or cooling that the requester has not
 * prepared for. Null when it can.
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
