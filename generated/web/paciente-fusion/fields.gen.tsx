// Generated from schemas/entities/pacientes/paciente-fusion.json by `npm run generate`. Do not edit: your change would be lost.

export function PacienteFusionFields() {
  return <></>;
}
