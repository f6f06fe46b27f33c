/** Last part of a step's address: `iniciarSurtimiento` → `iniciar-surtimiento`. */
export function stepPath(step: string): string {
  return step.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
