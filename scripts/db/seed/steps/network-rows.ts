import type { InferInsertModel } from 'drizzle-orm';
import type { personalMedico, unidad } from '#generated/server/tables.gen';
import { address } from '../address';
import type { SeedContext } from '../context';
import type { PlacedMember, PlacedUnit } from '../plan/placed-unit';
import { randomFor } from '../random';
import type { KeyOf } from '../store/key-map';

const SHIFTS = [
  ['MATUTINO', 50],
  ['VESPERTINO', 25],
  ['NOCTURNO_A', 9],
  ['NOCTURNO_B', 9],
  ['JORNADA_ACUMULADA', 7],
] as const;
const LICENSED = ['MEDICO', 'ODONTOLOGO', 'ENFERMERIA', 'QUIMICO', 'FARMACEUTICO', 'PSICOLOGO'];
/** Unit types that are open day and night. */
const ALWAYS_OPEN = ['HG', 'HI', 'HMI', 'HN'];

export function unitRow(
  context: SeedContext,
  { plan, unidadId }: PlacedUnit,
  unitOf: KeyOf,
): InferInsertModel<typeof unidad> {
  const random = randomFor('unidad', unidadNumber(plan.clues));
  const remote = ['CSR1', 'UMM'].includes(plan.tipo);
  return {
    unidadId,
    clues: plan.clues,
    nombre: plan.nombre,
    nombreCorto: plan.nombreCorto.slice(0, 40),
    unidadTipoId: context.tiposUnidad(plan.tipo),
    jurisdiccionId: plan.jurisdiccion === null ? null : context.jurisdicciones(plan.jurisdiccion),
    domicilio: address(random, context, plan.municipio),
    telefono: `844555${String(unidadNumber(plan.clues) % 10_000).padStart(4, '0')}`,
    correo: `${plan.clues.toLowerCase()}@example.org`,
    unidadAbastecedoraId: plan.abastecedora === undefined ? null : unitOf(plan.abastecedora),
    conectividad: remote
      ? random.weighted([
          ['BUENA', 35],
          ['INTERMITENTE', 50],
          ['SIN_CONEXION', 15],
        ] as const)
      : random.weighted([
          ['BUENA', 92],
          ['INTERMITENTE', 8],
        ] as const),
    estatusOperacion:
      plan.tipo.startsWith('CSR') && random.chance(0.04) ? random.pick(['SUSPENDIDA', 'CERRADA']) : 'EN_OPERACION',
    zonaHoraria:
      plan.municipio === 'Acuña' || plan.municipio === 'Piedras Negras' ? 'America/Matamoros' : 'America/Monterrey',
    horarioAtencion: openingHours(plan.tipo),
  };
}

function openingHours(tipo: string): { dia: number; abre: string; cierra: string }[] {
  const days = (last: number, abre: string, cierra: string) =>
    Array.from({ length: last }, (_, index) => ({ dia: index + 1, abre, cierra }));
  if (ALWAYS_OPEN.includes(tipo)) return days(7, '00:00', '23:59');
  if (['CSU', 'CESSA', 'FAR'].includes(tipo))
    return [...days(5, '08:00', '20:00'), { dia: 6, abre: '09:00', cierra: '14:00' }];
  return days(5, '08:00', '15:30');
}

export function staffRow(
  context: SeedContext,
  unit: PlacedUnit,
  member: PlacedMember,
): InferInsertModel<typeof personalMedico> {
  const { post, number } = member;
  const random = randomFor('puesto', number);
  const prescribes = post.tipo === 'MEDICO' || post.tipo === 'ODONTOLOGO';
  const controlled = prescribes && post.prescribeControlados === true;
  const at = unit.members.indexOf(member);
  return {
    personalMedicoId: member.personalMedicoId,
    personaId: member.persona.personaId,
    tipo: post.tipo,
    unidadId: unit.unidadId,
    nucleoIds: unit.plan.cores.flatMap((core, index) =>
      core.medico === at || core.enfermera === at ? unit.nucleoIds[index]! : [],
    ),
    turno: post.turno ?? random.weighted(SHIFTS),
    cargoCodigo: post.cargo[0],
    cargoNombre: post.cargo[1],
    numeroEmpleado: `D${String(number + 1).padStart(6, '0')}`,
    especialidadId: post.especialidad ? context.especialidades(post.especialidad) : null,
    cedulaProfesional: LICENSED.includes(post.tipo) ? licence(1, number) : null,
    cedulaEspecialidad: controlled ? licence(2, number) : null,
    puedePrescribir: prescribes,
    puedePrescribirControlados: controlled,
    foliosControlados: controlled
      ? [{ serie: `D${number}`, desde: 1, hasta: 100, usados: random.integer(0, 60) }]
      : null,
    puedeAutorizarOrdenCargo: post.autorizaOrdenes ?? false,
  };
}

/** Returns a fictitious licence number: those of the demo begin with 99 or 98, which no profession has. */
function licence(kind: 1 | 2, number: number): string {
  return `${100 - kind}${String(number + 1).padStart(6, '0')}`;
}

function unidadNumber(clues: string): number {
  return Number(clues.slice(5)) - 900_000;
}
