// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

export function CartaCanjeFields() {
  return <></>;
}
