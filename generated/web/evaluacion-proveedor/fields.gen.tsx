// Generated from schemas/entities/proveedores/evaluacion-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

export function EvaluacionProveedorFields() {
  return <></>;
}
