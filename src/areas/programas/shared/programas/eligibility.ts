import type { Issue } from '#platform/shared/validation/issue';
import { ageAt } from '#areas/personas/shared/edad/age-at';

/** Target population of a programme, as stored. */
export interface ProgrammeReach {
  readonly poblacionObjetivo?: {
    readonly genero?: string | null;
    readonly edadMin?: number | null;
    readonly edadMax?: number | null;
  } | null;
  readonly diagnosticoIds?: readonly number[] | null;
  readonly unidadIds?: readonly number[] | null;
  readonly vigenciaDesde: string;
  readonly vigenciaHasta?: string | null;
}

/** Data of the person to enrol. Null: unknown, or hidden from the requester. */
export interface Enrolled {
  readonly genero: string | null;
  /** `yyyy-MM-dd` */
  readonly fechaNacimiento: string | null;
  readonly diagnosticoIds: readonly number[] | null;
}

/** Genders to which a programme may be limited; a person of another gender is never excluded. */
const KNOWN_GENDERS = ['H', 'M'];

/** Returns the faults that prevent any enrolment in a programme by a unit on a day (`yyyy-MM-dd`), even with a reason. */
export function enrolmentFaults(programme: ProgrammeReach, unidadId: number, fecha: string, today: string): Issue[] {
  const { vigenciaDesde, vigenciaHasta, unidadIds } = programme;
  const faults: Issue[] = [];
  if (fecha > today) faults.push({ campo: 'fecha', codigo: 'INSCRIPCION_FUTURA', params: {} });
  if (fecha < vigenciaDesde || (vigenciaHasta && fecha > vigenciaHasta))
    faults.push({ campo: 'fecha', codigo: 'PROGRAMA_NO_VIGENTE', params: {} });
  if (unidadIds && unidadIds.length > 0 && !unidadIds.includes(unidadId))
    faults.push({ campo: 'unidadId', codigo: 'PROGRAMA_EN_OTRAS_UNIDADES', params: {} });
  return faults;
}

/**
 * Returns the mismatches of a person with the programme's population on the day of the enrolment. Each is reported on the patient, and a
 * reason overrides it. Unknown data exclude no person, except for diagnoses: these need a source.
 */
export function populationFaults(programme: ProgrammeReach, person: Enrolled, fecha: string): Issue[] {
  const { genero, edadMin, edadMax } = programme.poblacionObjetivo ?? {};
  const faults: Issue[] = [];
  if (
    genero &&
    person.genero &&
    genero !== person.genero &&
    [genero, person.genero].every((each) => KNOWN_GENDERS.includes(each))
  )
    faults.push(onPatient('PROGRAMA_OTRO_GENERO'));
  const years = ageAt(person.fechaNacimiento, fecha)?.anios;
  if (years !== undefined && (years < (edadMin ?? 0) || years > (edadMax ?? Infinity)))
    faults.push(onPatient('PROGRAMA_OTRA_EDAD', { edad: years }));
  const wanted = programme.diagnosticoIds ?? [];
  if (wanted.length > 0 && person.diagnosticoIds === null) faults.push(onPatient('PROGRAMA_DIAGNOSTICO_RESERVADO'));
  else if (wanted.length > 0 && !wanted.some((each) => person.diagnosticoIds?.includes(each)))
    faults.push(onPatient('PROGRAMA_SIN_DIAGNOSTICO'));
  return faults;
}

function onPatient(codigo: string, params: Issue['params'] = {}): Issue {
  return { campo: 'pacienteId', codigo, params };
}
