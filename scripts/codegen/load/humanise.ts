import { snakeCase } from '../names';

/** Converts a name to words, as a default for missing texts: `primerApellido`, `unidad-tipo`, `EN_TALLER` → `Primer apellido`, … */
export function humanise(name: string): string {
  const words = (/[a-z]/.test(name) ? snakeCase(name) : name.toLowerCase()).replaceAll(/[_.-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
