import type { Actor } from '../../db/actor';
import { fullName } from '../../../shared/full-name';

interface Person {
  readonly nombre: string;
  readonly primerApellido: string;
  readonly segundoApellido: string | null;
}

/** How a patient is called to whoever asks: by name to those who may identify patients, by initials to others (`paciente.identificar`). */
export function patientName(person: Person, { permissions }: Pick<Actor, 'permissions'>): string {
  if (permissions.has('paciente.identificar')) return fullName(person);
  return [person.nombre, person.primerApellido, person.segundoApellido]
    .flatMap((name) => (name ? [`${name.charAt(0)}.`] : []))
    .join(' ');
}
