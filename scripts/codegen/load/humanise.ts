import { snakeCase } from '../names';

/** `primerApellido`, `unidad-tipo`, `EN_TALLER` → `Primer apellido`, …: a default for missing texts. */
export function humanise(name: string): string {
  const words = (/[a-z]/.test(name) ? snakeCase(name) : name.toLowerCase()).replaceAll(/[_.-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
