// Generated from schemas/entities/clinica/paciente-fusion.json by `npm run generate`. Do not edit: your change would be lost.

export function PacienteFusionFields() {
  return <></>;
}
