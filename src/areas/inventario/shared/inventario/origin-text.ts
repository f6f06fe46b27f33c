import { textOf } from '#platform/shared/text/text-of';

/** Names that distinguish lots with the same number and expiry. */
export interface NamedOrigin {
  readonly fuenteFinanciamientoNombre?: unknown;
  readonly programaNombre?: unknown;
  readonly marca?: unknown;
  readonly proveedorNombre?: unknown;
}

/** Joins source of funds, programme, brand and supplier of a lot into one text; null when all are unknown. */
export function originText(origin: NamedOrigin): string | null {
  const { fuenteFinanciamientoNombre, programaNombre, marca, proveedorNombre } = origin;
  return textOf`${fuenteFinanciamientoNombre} · ${programaNombre} · ${marca} · ${proveedorNombre}` || null;
}
