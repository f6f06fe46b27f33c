// Generated from schemas/entities/agenda/solicitud-agendada.json by `npm run generate`. Do not edit: your change would be lost.

export function SolicitudAgendadaFields() {
  return <></>;
}
