/** Parts of the name of a person. */
export interface Named {
  readonly nombre: string;
  readonly primerApellido: string;
  readonly segundoApellido: string | null;
}

/** `Ana López Ruiz` */
export function fullName({ nombre, primerApellido, segundoApellido }: Named): string {
  return [nombre, primerApellido, segundoApellido].filter(Boolean).join(' ');
}
