/**
 * What a scanned prescription names: its QR code is the address of its page, with its number (folio) as it is printed; a barcode or a person says the number
 * alone. Codes that were printed before numbers stood in them name none.
 */
export function folioIn(text: string): { readonly id: number | null; readonly folio: string | null } {
  const said = text.trim();
  const [, id, query = ''] = /\/receta\/(\d+)(?:\?([^#]*)|[/#]|$)/.exec(said) ?? [];
  if (id === undefined) return { id: null, folio: said.slice(0, 40) };
  return { id: Number(id), folio: new URLSearchParams(query).get('folio') };
}
