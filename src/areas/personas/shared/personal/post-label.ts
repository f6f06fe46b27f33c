/** Post of a staff member as documents print it: `M02035 – ENFERMERA GENERAL A`. Null when nothing is known of it. */
export function postLabel(code: unknown, name: unknown): string | null {
  const parts = [code, name].filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? parts.join(' – ') : null;
}
