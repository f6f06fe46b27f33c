// Generated from schemas/entities/proveedores/lote-expirar.json by `npm run generate`. Do not edit: your change would be lost.

export function LoteExpirarFields() {
  return <></>;
}
