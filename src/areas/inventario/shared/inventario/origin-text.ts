import { textOf } from '#platform/shared/text-of';

/** Names that tell two lots of one number and expiry apart. */
export interface NamedOrigin {
  readonly fuenteFinanciamientoNombre?: unknown;
  readonly programaNombre?: unknown;
  readonly marca?: unknown;
  readonly proveedorNombre?: unknown;
}

/** Source of funds, programme, brand and supplier of a lot in one text; null where none is known. */
export function originText(origin: NamedOrigin): string | null {
  const { fuenteFinanciamientoNombre, programaNombre, marca, proveedorNombre } = origin;
  return textOf`${fuenteFinanciamientoNombre} · ${programaNombre} · ${marca} · ${proveedorNombre}` || null;
}
