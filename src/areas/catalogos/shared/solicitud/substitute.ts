import { isControlled } from '../clave-insumo/is-controlled';
import type { SolicitudLine } from '#areas/solicitudes/shared/solicitud/lines-of';

/** Fields that decide whether a supply may replace another. */
export interface ReplaceableSupply {
  readonly insumoId: number;
  readonly sustitutoIds: readonly number[] | null;
  readonly fraccion: string | null;
  readonly redFria: boolean;
}

/** Returns the supply that a line requested, regardless of an authorised substitute. */
export function askedSupply({ insumoId, insumoSolicitadoId }: Pick<SolicitudLine, 'insumoId' | 'insumoSolicitadoId'>) {
  return insumoSolicitadoId ?? insumoId;
}

/**
 * Returns a line as authorised: with a chosen substitute as its supply, and the requested supply beside it. Stock and use of the line
 * remain those of the requested supply until they are read again.
 */
export function withSubstitute(line: SolicitudLine): SolicitudLine {
  const { insumoId, sustitutoInsumoId } = line;
  return typeof sustitutoInsumoId === 'number'
    ? { ...line, insumoId: sustitutoInsumoId, insumoSolicitadoId: insumoId, sustitutoInsumoId: null }
    : line;
}

/**
 * Returns why a supply cannot replace another: the catalogue does not allow it, or it needs locked or cold storage that the requested
 * supply does not need. Null when it can.
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
