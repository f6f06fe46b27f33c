// Generated from schemas/entities/hospital/asignacion.json by `npm run generate`. Do not edit: your change would be lost.

export function AsignacionFields() {
  return <></>;
}
