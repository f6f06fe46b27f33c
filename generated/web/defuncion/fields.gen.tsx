// Generated from schemas/entities/clinica/defuncion.json by `npm run generate`. Do not edit: your change would be lost.

export function DefuncionFields() {
  return <></>;
}
