// Generated from schemas/entities/hospital/movimiento-cama.json by `npm run generate`. Do not edit: your change would be lost.

export function MovimientoCamaFields() {
  return <></>;
}
