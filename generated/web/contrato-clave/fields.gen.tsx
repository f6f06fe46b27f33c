// Generated from schemas/entities/proveedores/contrato-clave.json by `npm run generate`. Do not edit: your change would be lost.

export function ContratoClaveFields() {
  return <></>;
}
