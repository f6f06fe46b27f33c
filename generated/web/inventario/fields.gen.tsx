// Generated from schemas/entities/inventario/inventario.json by `npm run generate`. Do not edit: your change would be lost.

export function InventarioFields() {
  return <></>;
}
