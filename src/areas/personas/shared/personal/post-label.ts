/** Returns the post of a staff member as printed in documents: `M02035 – ENFERMERA GENERAL A`. Null when code and name are missing. */
export function postLabel(code: unknown, name: unknown): string | null {
  const parts = [code, name].filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? parts.join(' – ') : null;
}
