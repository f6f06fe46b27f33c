// Generated from schemas/entities/programas/programa-seguimiento.json by `npm run generate`. Do not edit: your change would be lost.

export function ProgramaSeguimientoFields() {
  return <></>;
}
