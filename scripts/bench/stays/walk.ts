import type { Answer, Client } from '../../../tests/support/server/app';
import { random, type Random } from '../random';
import type { Hospital } from './hospital';
import { stayFaults } from './stay-faults';

const STAYS = '/api/pacientes/hospitalizacion';
const NOTES = '/api/pacientes/paciente-hospitalizado/nota-evolucion';
const BEDS = '/api/catalogos/cama';
type Body = Readonly<Record<string, unknown>>;

/** Weights of the steps that writers try: the steps that fill and empty beds are frequent, the others rare. */
const WEIGHTS = {
  ask: 3,
  admit: 5,
  clean: 4,
  keep: 1,
  move: 3,
  transfer: 1,
  flee: 2,
  medical: 2,
  last: 2,
  revert: 1,
  cancel: 1,
} as const;
type Step = keyof typeof WEIGHTS;
const STEPS = Object.entries(WEIGHTS).flatMap(([step, often]) => Array.from({ length: often }, () => step as Step));

/** State of the stays that a step applies to. */
const MEANT: Readonly<Partial<Record<Step, string>>> = {
  admit: 'SOLICITADA',
  keep: 'SOLICITADA',
  cancel: 'SOLICITADA',
  move: 'INGRESADO',
  transfer: 'INGRESADO',
  flee: 'INGRESADO',
  medical: 'INGRESADO',
  last: 'PREALTA',
  revert: 'PREALTA',
};

export interface Walked {
  readonly seconds: number;
  /** Number of steps done. */
  readonly done: number;
  /** Number of answers by step, status and code: `admit 409 CAMA_OCUPADA`. */
  readonly told: ReadonlyMap<string, number>;
}

/**
 * Runs random steps by many writers at once. Checks the whole state after every `LOOK_AFTER` steps while the writers continue.
 *
 * @param steps steps tried by all writers together: requests for admission, admissions, transfers, discharges and cleaned beds
 * @param wanted answers that must occur, in the form `admit 409 CAMA_OCUPADA`. A short walk may miss one by chance, so it continues until
 * all occur, for at most four times as many steps
 * @param onLook called with the number of steps left after each check without a fault
 * @throws Error at the first fault, or when the server fails
 */
export async function walk(
  hospital: Hospital,
  steps: number,
  writers: number,
  seed: number,
  wanted: readonly string[] = [],
  onLook: (left: number) => void = () => undefined,
): Promise<Walked> {
  const told = new Map<string, number>();
  const stays: number[] = [];
  let [left, done] = [steps, 0];
  const started = performance.now();
  const goesOn = () => left > 0 || (left > -4 * steps && wanted.some((answer) => !told.has(answer)));
  const work = async (draw: Random) => {
    while (goesOn()) {
      left -= 1;
      if (left % LOOK_AFTER === 0) {
        const ahead = left;
        await look(hospital);
        onLook(ahead);
      }
      const step = draw.one(STEPS);
      const answer = await take(hospital, stays, step, draw);
      if (!answer) continue;
      const { status, body } = answer;
      const code = status < 300 ? '' : ` ${String((body as Body)['codigo'])}`;
      told.set(`${step} ${status}${code}`, (told.get(`${step} ${status}${code}`) ?? 0) + 1);
      if (status >= 500) throw new Error(`${step} answered ${status}: ${JSON.stringify(body)}`);
      if (status < 300) done += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => work(random(seed * 1000 + writer))));
  await look(hospital);
  return { seconds: (performance.now() - started) / 1000, done, told };
}

const LOOK_AFTER = 250;

async function look({ test }: Hospital): Promise<void> {
  const faults = await stayFaults(test.database.orm);
  if (faults.length > 0) throw new Error(`The wards are not as they must be:\n${faults.slice(0, 20).join('\n')}`);
}

/** Tries one step. Returns null when no stay or patient suits it. */
async function take(hospital: Hospital, stays: number[], step: Step, draw: Random): Promise<Answer | null> {
  const { desk, physician, wards, patients } = hospital;
  const ward = draw.one(wards);
  if (step === 'ask') {
    const answer = await physician('POST', STAYS, { body: admission(hospital, draw.one(patients), ward.servicioId) });
    if (answer.status === 201) stays.push((answer.body as { hospitalizacionId: number }).hospitalizacionId);
    return answer;
  }
  if (step === 'clean') {
    const bed = await oneOf<{ camaId: number }>(desk, BEDS, 'LIMPIEZA', draw);
    return bed && on(desk, BEDS, bed.camaId, 'terminar-limpieza', {});
  }
  // One in ten times picks any recent stay, in any state.
  const any = draw.below(10) === 0 && stays.length > 0 ? stays[Math.max(0, stays.length - 1 - draw.below(20))]! : null;
  const stay =
    any === null
      ? await oneOf<{ hospitalizacionId: number; servicioId: number }>(desk, STAYS, MEANT[step]!, draw)
      : { hospitalizacionId: any, servicioId: ward.servicioId };
  if (!stay) return null;
  const id = stay.hospitalizacionId;
  const own = wards.find(({ servicioId }) => servicioId === stay.servicioId)!;
  const bed = { camaId: draw.one(step === 'transfer' ? ward.beds : own.beds) };
  switch (step) {
    case 'keep':
      return on(desk, STAYS, id, 'reservar-cama', bed);
    case 'admit':
      return on(desk, STAYS, id, 'ingresar', { ...bed, identidadVerificada: true });
    case 'move':
      return on(desk, STAYS, id, 'cambiar-cama', { ...bed, motivoMovimiento: 'CAMBIO_CAMA' });
    case 'transfer':
      return on(desk, STAYS, id, 'trasladar', { ...bed, servicioId: ward.servicioId });
    case 'flee':
      return on(physician, STAYS, id, 'alta-directa', { motivoEgreso: 'FUGA', motivo: 'No está en su cama' });
    case 'medical':
      await writeLastNote(hospital, id);
      return on(physician, STAYS, id, 'alta-medica', { motivoEgreso: 'MEJORIA' });
    case 'last':
      return on(desk, STAYS, id, 'alta-administrativa', {});
    case 'revert':
      return on(physician, STAYS, id, 'revertir-prealta', { motivo: 'Volvió la fiebre' });
    case 'cancel':
      return on(physician, STAYS, id, 'cancelar', { motivo: 'Se atiende como ambulatorio' });
  }
}

/** Returns a random record in a state, as a page would offer it; null when there is none. */
async function oneOf<Row>(client: Client, path: string, estatus: string, draw: Random): Promise<Row | null> {
  const only = Buffer.from(JSON.stringify({ estatus: [estatus] })).toString('base64');
  const { status, body } = await client('GET', `${path}?pageSize=25&filterBy=${encodeURIComponent(only)}`);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  const found = body as readonly Row[];
  return found.length === 0 ? null : draw.one(found);
}

/** Reads a record and runs a step on it immediately, like a user who opens it and presses the button. */
async function on(client: Client, path: string, id: number, step: string, body: Body): Promise<Answer> {
  const { headers } = await client('GET', `${path}/${id}`);
  return client('POST', `${path}/${id}/${step}`, { headers: { 'if-match': headers['etag'] ?? '' }, body });
}

async function writeLastNote({ physician, diagnosticoId }: Hospital, hospitalizacionId: number): Promise<void> {
  const note = await physician('POST', NOTES, {
    body: {
      hospitalizacionId,
      tipo: 'EGRESO',
      fechaHora: new Date().toISOString(),
      evolucionCuadroClinico: 'Mejoró',
      manejoEstancia: 'Antibiótico',
      diagnosticos: [{ diagnosticoId, tipo: 'PRINCIPAL' }],
      tratamientoIndicaciones: 'Reposo',
      recomendaciones: 'Acudir si hay fiebre',
      pronostico: 'BUENO_VIDA_FUNCION',
    },
  });
  if (note.status !== 201) return;
  const { notaEvolucionId } = note.body as { notaEvolucionId: number };
  await physician('POST', `${NOTES}/${notaEvolucionId}/firmar`, {
    headers: { 'if-match': note.headers['etag'] ?? '' },
  });
}

const admission = ({ test, diagnosticoId }: Hospital, pacienteId: number, servicioId: number): Body => ({
  pacienteId,
  unidadId: test.world.unidadId,
  servicioId,
  origen: 'URGENCIAS',
  diagnosticoIngresoId: diagnosticoId,
  motivoIngreso: 'Neumonía',
  medicoTratanteId: 1,
  aislamiento: 'NINGUNO',
});
