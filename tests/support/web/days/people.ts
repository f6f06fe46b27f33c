import { addDays } from '#platform/shared/dates/days';
import { uniqueCode, type Api, type Json } from '../api';
import { newPatient } from '../new-patient';

/** Returns a surname that no other patient has, in letters only. */
export const uniqueSurname = (begin: string): string =>
  begin +
  uniqueCode('')
    .toLowerCase()
    .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);

/** Returns a random date of birth: people with the same name and date of birth are treated as duplicates. */
export const uniqueBirth = (): string => addDays('1931-01-01', Math.floor(Math.random() * 20_000));

/** Returns the first record that matches a filter. */
export async function firstOf<Found = Json>(api: Api, path: string, by: Json): Promise<Found> {
  const [found] = await api.get<Found[]>(`${path}?pageSize=1&${filtered(by)}`);
  return found!;
}

export const filtered = (by: Json): string =>
  `filterBy=${encodeURIComponent(Buffer.from(JSON.stringify(by)).toString('base64'))}`;

export interface Ward {
  readonly unidadId: number;
  readonly servicioId: number;
}

/** Returns the ward of the demo's nurse. */
export async function wardOfNurse(su: Api): Promise<Ward> {
  const { unidadId, servicioIds } = await firstOf<{ unidadId: number; servicioIds: number[] }>(
    su,
    '/catalogos/usuario',
    { email: 'enfermeria.centrales@example.org' },
  );
  return { unidadId, servicioId: servicioIds[0]! };
}

/** Creates a bed of a ward that no other test uses. */
export async function ownBed(su: Api, { unidadId, servicioId }: Ward): Promise<Json & { readonly numero: string }> {
  const bed = await su.create('/catalogos/cama', { unidadId, servicioId, numero: uniqueCode('D'), tipo: 'GENERAL' });
  return { ...bed, numero: String(bed['numero']) };
}

/** Requests a stay for a patient who belongs only to this test. */
export async function askedStay(
  su: Api,
  ward: Ward,
  { nombre, primerApellido, paciente = {} }: { nombre: string; primerApellido: string; paciente?: Json },
): Promise<Json> {
  const { pacienteId } = await newPatient(su, ward.unidadId, nombre, primerApellido, {
    alergiasNegadas: true,
    ...paciente,
  });
  const { personalMedicoId } = await firstOf(su, '/catalogos/personal-medico', {
    unidadId: ward.unidadId,
    tipo: 'MEDICO',
  });
  const { diagnosticoId } = await firstOf(su, '/catalogos/diagnostico', { clave: 'J189' });
  return su.create('/pacientes/hospitalizacion', {
    pacienteId,
    unidadId: ward.unidadId,
    servicioId: ward.servicioId,
    origen: 'URGENCIAS',
    diagnosticoIngresoId: diagnosticoId,
    motivoIngreso: 'Neumonía',
    medicoTratanteId: personalMedicoId,
    aislamiento: 'NINGUNO',
  });
}

/** Admits the patient of a requested stay to a bed. */
export async function admitted(su: Api, stay: Json, bed: Json, more: Json = {}): Promise<Json> {
  return su.step(`/pacientes/hospitalizacion/${String(stay['hospitalizacionId'])}`, 'ingresar', {
    camaId: bed['camaId'],
    identidadVerificada: true,
    ...more,
  });
}
