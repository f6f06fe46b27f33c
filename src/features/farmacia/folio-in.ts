/** What a scanned prescription names: the page of its QR code ends in its number, a barcode or a person says its folio. */
export function folioIn(text: string): { readonly id: number | null; readonly folio: string } {
  const folio = text.trim();
  const [, id] = /\/receta\/(\d+)(?:[/?#]|$)/.exec(folio) ?? [];
  return { id: id === undefined ? null : Number(id), folio: folio.slice(0, 40) };
}
