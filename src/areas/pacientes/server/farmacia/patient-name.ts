import type { Actor } from '#platform/server/db/actor';
import { fullName } from '#platform/shared/text/full-name';

interface Person {
  readonly nombre: string;
  readonly primerApellido: string;
  readonly segundoApellido: string | null;
}

/** Returns the name of a patient for an actor: the full name with `paciente.identificar`, otherwise initials. */
export function patientName(person: Person, { permissions }: Pick<Actor, 'permissions'>): string {
  if (permissions.has('paciente.identificar')) return fullName(person);
  return [person.nombre, person.primerApellido, person.segundoApellido]
    .flatMap((name) => (name ? [`${name.charAt(0)}.`] : []))
    .join(' ');
}
