/** Formats an ICD-10 code for display: `E119` → `E11.9`. A trailing X only fills the fourth place and is omitted: `J00X` → `J00`. */
export function dottedClave(clave: unknown): string | null {
  if (typeof clave !== 'string' || clave.length < 3) return null;
  const subdivision = clave.slice(3);
  return subdivision === '' || subdivision === 'X' ? clave.slice(0, 3) : `${clave.slice(0, 3)}.${subdivision}`;
}
