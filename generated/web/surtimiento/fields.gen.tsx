// Generated from schemas/entities/farmacia/surtimiento.json by `npm run generate`. Do not edit: your change would be lost.

export function SurtimientoFields() {
  return <></>;
}
