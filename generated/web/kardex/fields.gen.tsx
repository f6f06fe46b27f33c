// Generated from schemas/entities/inventario/kardex.json by `npm run generate`. Do not edit: your change would be lost.

export function KardexFields() {
  return <></>;
}
