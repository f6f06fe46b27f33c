// Generated from schemas/entities/proveedores/entrega-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

export function EntregaProveedorFields() {
  return <></>;
}
