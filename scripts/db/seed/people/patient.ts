import type { InferInsertModel } from 'drizzle-orm';
import type { paciente, persona } from '#generated/server/tables.gen';
import { ageAt } from '#areas/personas/shared/edad/age-at';
import { aliasOf } from '#areas/pacientes/shared/pacientes/alias';
import { addDays } from '#platform/shared/dates/days';
import { address } from '../address';
import type { SeedContext } from '../context';
import nombres from '../data/nombres.json';
import type { PlacedUnit } from '../plan/placed-unit';
import { randomFor, type Random } from '../random';
import { person, type Person } from './person';

type Row = InferInsertModel<typeof paciente>;

export interface GeneratedPatient {
  readonly persona: InferInsertModel<typeof persona> & Pick<Person, 'genero'>;
  readonly paciente: Omit<Row, 'personaId'>;
}

/** Age bands of the network's patients, with their weights. */
const AGES: readonly (readonly [readonly [number, number], number])[] = [
  [[0, 1], 5],
  [[1, 5], 9],
  [[5, 15], 15],
  [[15, 30], 24],
  [[30, 45], 19],
  [[45, 60], 15],
  [[60, 75], 9],
  [[75, 96], 4],
];
const CHILDREN = AGES.slice(0, 3);
const COVERAGE = [
  ['NINGUNA', 46],
  ['IMSS_BIENESTAR', 36],
  ['IMSS', 8],
  ['ISSSTE', 4],
  ['SE_IGNORA', 3],
  ['SEGURO_PRIVADO', 1],
  ['PEMEX', 1],
  ['OTRA', 1],
] as const;
const BLOOD = [
  ['O+', 59],
  ['A+', 26],
  ['B+', 8],
  ['AB+', 2],
  ['O-', 3],
  ['A-', 1],
  ['NS', 1],
] as const;
const ALLERGENS = [
  ['Penicilina', 'MEDICAMENTO'],
  ['Sulfonamidas', 'MEDICAMENTO'],
  ['Ácido acetilsalicílico', 'MEDICAMENTO'],
  ['Metamizol', 'MEDICAMENTO'],
  ['Mariscos', 'ALIMENTO'],
  ['Cacahuate', 'ALIMENTO'],
  ['Polen', 'AMBIENTAL'],
  ['Ácaros', 'AMBIENTAL'],
  ['Látex', 'LATEX'],
] as const;
const CHRONIC = [
  ['E119', 30],
  ['I10X', 40],
  ['E785', 10],
  ['E669', 12],
  ['J459', 4],
  ['N189', 2],
  ['E039', 2],
] as const;
/** One patient in this many is registered again with swapped surnames, as a case for merging duplicates. */
const DUPLICATE_EVERY = 47;
/** Unidentified patients of the first copy. */
const UNIDENTIFIED = [200, 700, 1200];

/** Returns the patient at an index, always the same, independent of other generated data. */
export function patient(
  context: SeedContext,
  index: number,
  { plan, unidadId }: Pick<PlacedUnit, 'plan' | 'unidadId'>,
): GeneratedPatient {
  if (UNIDENTIFIED.includes(index)) return unidentified(context, index, unidadId);
  const original = originalOf(index);
  const duplicate = original !== index;
  const random = randomFor('expediente', original);
  const base = duplicate
    ? { ...swapped(ofIndex(context, original, plan.tipo, new Set())), curp: null }
    : ofIndex(context, index, plan.tipo, context.curps);
  const age = ageAt(base.fechaNacimiento, context.baseDate)!;
  const noCurp = reasonForNoCurp(random, base, age.totalDias, duplicate);
  const persona = noCurp === null ? base : { ...base, curp: null };
  const coverage = random.weighted(COVERAGE);
  const allergies =
    index === 0
      ? [allergy(random, context, persona.fechaNacimiento, ALLERGENS[0])]
      : random.chance(0.08)
        ? [allergy(random, context, persona.fechaNacimiento, random.pick(ALLERGENS))]
        : null;
  return {
    persona,
    paciente: {
      ...BLANK,
      unidadId,
      motivoSinCurp: noCurp,
      nacionalidad: persona.paisNacimiento,
      afiliacion: coverage,
      numeroAfiliacion:
        coverage === 'NINGUNA' || coverage === 'SE_IGNORA' ? null : String(random.integer(10_000_000, 99_999_999)),
      estatus: age.anios > 70 && random.chance(0.08) ? 'FALLECIDO' : 'ACTIVO',
      domicilio: address(random, context, plan.municipio),
      contactos: age.anios < 18 || random.chance(0.5) ? [contact(random, context, persona, age.anios < 18)] : null,
      grupoSanguineo: random.chance(0.4) ? random.weighted(BLOOD) : null,
      alergias: allergies,
      alergiasNegadas: allergies === null ? random.chance(0.6) : null,
      padecimientosCronicos: age.anios >= 35 && random.chance(0.35) ? [chronic(random, context)] : null,
      embarazo:
        persona.genero === 'M' && age.anios >= 15 && age.anios <= 44 ? pregnancy(random, context.baseDate) : null,
      avisoPrivacidad: random.chance(0.8)
        ? {
            aceptado: true,
            fecha: addDays(context.baseDate, -random.integer(0, Math.min(700, age.totalDias))),
            version: '2026-1',
          }
        : null,
    },
  };
}

const BLANK = {
  fechaNacimientoEstimada: false,
  motivoSinCurp: null,
  nacionalidad: null,
  numeroAfiliacion: null,
  domicilio: null,
  contactos: null,
  grupoSanguineo: null,
  alergias: null,
  alergiasNegadas: null,
  padecimientosCronicos: null,
  requiereInterprete: false,
  embarazo: null,
  avisoPrivacidad: null,
};

/** Returns the index of the patient that this one duplicates, or its own index. */
export function originalOf(index: number): number {
  return index % DUPLICATE_EVERY === DUPLICATE_EVERY - 1 ? index - 1 : index;
}

/** The first patient is the woman with the allergy. A children's hospital has children, a maternity hospital mostly women. */
function ofIndex({ baseDate }: SeedContext, index: number, tipo: string, taken: Set<string>): Person {
  const random = randomFor('edad', index);
  const ages = index === 0 ? ([62, 63] as const) : random.weighted(tipo === 'HN' ? CHILDREN : AGES);
  const wish = { kind: 'paciente', index, baseDate, ages, taken } as const;
  return person(index === 0 || (tipo === 'HMI' && ages[0] >= 15) ? { ...wish, genero: 'M' } : wish);
}

/** Returns the same person with the surnames swapped by a clerk's mistake. */
function swapped(someone: Person): Person {
  return {
    ...someone,
    primerApellido: someone.segundoApellido ?? someone.primerApellido,
    segundoApellido: someone.segundoApellido === null ? null : someone.primerApellido,
  };
}

function reasonForNoCurp(random: Random, someone: Person, days: number, duplicate: boolean): Row['motivoSinCurp'] {
  if (duplicate) return 'EN_TRAMITE';
  if (days < 60) return 'RECIEN_NACIDO';
  if (someone.paisNacimiento !== 'MX') return random.chance(0.7) ? 'EXTRANJERO' : null;
  return random.chance(0.03) ? random.pick(['EN_TRAMITE', 'SE_NIEGA']) : null;
}

function unidentified(context: SeedContext, index: number, unidadId: number): GeneratedPatient {
  const someone = person({ kind: 'paciente', index, baseDate: context.baseDate, ages: [30, 60], taken: new Set() });
  return {
    persona: {
      ...someone,
      // The alias number is that of the unit.
      ...aliasOf(someone.genero, 1),
      segundoApellido: null,
      paisNacimiento: null,
      estadoNacimiento: null,
      curp: null,
      correo: null,
    },
    paciente: {
      ...BLANK,
      unidadId,
      fechaNacimientoEstimada: true,
      motivoSinCurp: 'NO_IDENTIFICADO',
      senas: 'Llegó sin documentos; viste camisa de mezclilla.',
      afiliacion: 'SE_IGNORA',
      estatus: 'ACTIVO',
    },
  };
}

function contact(random: Random, { parentescos }: SeedContext, someone: Person, guardian: boolean) {
  const woman = random.chance(0.7);
  const kinship = guardian
    ? woman
      ? 'Madre'
      : 'Padre'
    : random.pick(woman ? ['Hija', 'Hermana', 'Esposa', 'Madre'] : ['Hijo', 'Hermano', 'Esposo', 'Padre']);
  const name = `${random.pick(woman ? nombres.mujeres : nombres.hombres)} ${someone.primerApellido} ${random.pick(nombres.apellidos)}`;
  return {
    nombre: name,
    parentescoId: parentescos(kinship),
    telefono: `844555${String(random.integer(0, 9999)).padStart(4, '0')}`,
    esResponsableLegal: guardian,
  };
}

function allergy(
  random: Random,
  { baseDate }: SeedContext,
  born: string,
  [sustancia, tipo]: (typeof ALLERGENS)[number],
): NonNullable<Row['alergias']>[number] {
  return {
    sustancia,
    tipo,
    reaccion: random.pick(['Urticaria', 'Exantema', 'Dificultad para respirar', 'Edema']),
    gravedad: sustancia === 'Penicilina' ? 'GRAVE' : random.pick(['LEVE', 'MODERADA', 'GRAVE']),
    estado: 'ACTIVA',
    // Not before birth.
    fecha: [born, addDays(baseDate, -random.integer(1, 900))].toSorted().at(-1)!,
  };
}

function chronic(
  random: Random,
  { baseDate, diagnosticos }: SeedContext,
): NonNullable<Row['padecimientosCronicos']>[number] {
  return {
    diagnosticoId: diagnosticos(random.weighted(CHRONIC)),
    desde: addDays(baseDate, -random.integer(60, 5000)),
    estado: random.pick(['ACTIVO', 'CONTROLADO']),
  };
}

function pregnancy(random: Random, baseDate: string): Row['embarazo'] {
  return random.chance(0.05)
    ? { activo: true, fum: addDays(baseDate, -random.integer(40, 270)), altoRiesgo: random.chance(0.15) }
    : null;
}
