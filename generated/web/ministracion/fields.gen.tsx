// Generated from schemas/entities/hospital/ministracion.json by `npm run generate`. Do not edit: your change would be lost.

export function MinistracionFields() {
  return <></>;
}
