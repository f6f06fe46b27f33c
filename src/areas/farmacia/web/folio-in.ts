/**
 * Parses a scanned code. A QR code contains the address of the prescription's page, with the printed number (folio). A barcode, or a typed
 * text, is the number alone. Older printed codes have no number.
 */
export function folioIn(text: string): { readonly id: number | null; readonly folio: string | null } {
  const said = text.trim();
  const [, id, query = ''] = /\/receta\/(\d+)(?:\?([^#]*)|[/#]|$)/.exec(said) ?? [];
  if (id === undefined) return { id: null, folio: said.slice(0, 40) };
  return { id: Number(id), folio: new URLSearchParams(query).get('folio') };
}
