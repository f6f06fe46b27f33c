// Generated from schemas/entities/inventario/importacion-inventario.json by `npm run generate`. Do not edit: your change would be lost.

export function ImportacionInventarioFields() {
  return <></>;
}
