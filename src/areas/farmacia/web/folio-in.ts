/**
 * Prescription in a scanned code: a QR code holds the address of its page, with the printed number (folio). A barcode or a person gives the
 * number alone. Codes printed before numbers stood in them have none.
 */
export function folioIn(text: string): { readonly id: number | null; readonly folio: string | null } {
  const said = text.trim();
  const [, id, query = ''] = /\/receta\/(\d+)(?:\?([^#]*)|[/#]|$)/.exec(said) ?? [];
  if (id === undefined) return { id: null, folio: said.slice(0, 40) };
  return { id: Number(id), folio: new URLSearchParams(query).get('folio') };
}
