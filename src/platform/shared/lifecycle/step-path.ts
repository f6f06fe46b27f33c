/** Returns the last segment of a step's URL: `iniciarSurtimiento` → `iniciar-surtimiento`. */
export function stepPath(step: string): string {
  return step.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
