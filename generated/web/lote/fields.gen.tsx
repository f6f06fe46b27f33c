// Generated from schemas/entities/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

export function LoteFields() {
  return <></>;
}
