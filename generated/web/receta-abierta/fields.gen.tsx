// Generated from schemas/entities/farmacia/receta-abierta.json by `npm run generate`. Do not edit: your change would be lost.

export function RecetaAbiertaFields() {
  return <></>;
}
