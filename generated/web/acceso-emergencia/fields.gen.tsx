// Generated from schemas/entities/pacientes/acceso-emergencia.json by `npm run generate`. Do not edit: your change would be lost.

export function AccesoEmergenciaFields() {
  return <></>;
}
