// Generated from schemas/entities/pacientes/defuncion.json by `npm run generate`. Do not edit: your change would be lost.

export function DefuncionFields() {
  return <></>;
}
