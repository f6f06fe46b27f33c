/** Parts of a person's name. */
export interface Named {
  readonly nombre: string;
  readonly primerApellido: string;
  readonly segundoApellido: string | null;
}

/** Returns the full name: `Ana López Ruiz`. */
export function fullName({ nombre, primerApellido, segundoApellido }: Named): string {
  return [nombre, primerApellido, segundoApellido].filter(Boolean).join(' ');
}
