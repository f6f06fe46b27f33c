import type { UnidadDosis } from '#generated/shared/enums.gen';
import type { indicacion } from '#generated/server/tables.gen';

/** Medicine given on a ward. */
export interface StayOrder {
  readonly clave: string;
  readonly name: string;
  readonly dose: number;
  readonly unit: UnidadDosis;
  readonly route: NonNullable<typeof indicacion.$inferInsert.via>;
  /** Null when it is given as needed. */
  readonly hours: number | null;
  /** True when two people must check it. */
  readonly danger?: boolean;
}

/** Reason for a stay, with the texts of its notes. */
export interface StayCase {
  readonly clave: string;
  readonly least?: number;
  readonly reason: string;
  readonly history: string;
  readonly examination: string;
  readonly progress: string;
  readonly plan: string;
  readonly discharge: string;
  /** Usual length of such a stay, in days. */
  readonly days: number;
  /** True when intake and output are measured. */
  readonly fluids: boolean;
  readonly orders: readonly StayOrder[];
}

const PARACETAMOL = {
  clave: '010.000.0104.00',
  name: 'Paracetamol 500 mg',
  dose: 500,
  unit: 'mg',
  route: 'ORAL',
  hours: 8,
} as const;
const METAMIZOL = {
  clave: '010.000.0108.00',
  name: 'Metamizol 500 mg',
  dose: 500,
  unit: 'mg',
  route: 'ORAL',
  hours: null,
} as const;
const OMEPRAZOL = {
  clave: '010.000.5186.00',
  name: 'Omeprazol 20 mg',
  dose: 20,
  unit: 'mg',
  route: 'ORAL',
  hours: 24,
} as const;
const INSULIN = {
  clave: '010.000.1050.00',
  name: 'Insulina NPH',
  dose: 10,
  unit: 'UI',
  route: 'SC',
  hours: 12,
  danger: true,
} as const;

export const STAY_CASES: readonly StayCase[] = [
  {
    clave: 'J180',
    reason: 'Neumonía adquirida en la comunidad con datos de dificultad respiratoria',
    history:
      'Cinco días con tos productiva, fiebre de hasta 39 °C y dolor pleurítico derecho. Sin respuesta a tratamiento ambulatorio.',
    examination: 'Polipnea leve, estertores crepitantes en base derecha, sin cianosis. Ruidos cardiacos rítmicos.',
    progress: 'Afebril en las últimas 24 horas, con mejor mecánica respiratoria y tolerancia a la vía oral.',
    plan: 'Continuar antibiótico, oxígeno para mantener saturación mayor de 92 %, fisioterapia pulmonar y control de signos por turno.',
    discharge: 'Cursó con mejoría clínica y radiográfica; egresa afebril, saturando al aire ambiente.',
    days: 5,
    fluids: true,
    orders: [
      { clave: '010.000.1969.00', name: 'Azitromicina 500 mg', dose: 500, unit: 'mg', route: 'ORAL', hours: 24 },
      PARACETAMOL,
      OMEPRAZOL,
    ],
  },
  {
    clave: 'E119',
    least: 35,
    reason: 'Descontrol glucémico con infección de tejidos blandos en pie derecho',
    history:
      'Diabetes de doce años de evolución con mal apego. Una semana con aumento de volumen y secreción en el pie derecho.',
    examination: 'Úlcera plantar de dos centímetros con eritema perilesional, pulsos pedios disminuidos.',
    progress: 'Glucemias capilares entre 140 y 190 mg/dL, herida con menor secreción.',
    plan: 'Esquema de insulina, curación cada doce horas, antibiótico y vigilancia de glucemia capilar.',
    discharge: 'Glucemia controlada y herida limpia; egresa con insulina y curaciones en su centro de salud.',
    days: 7,
    fluids: false,
    orders: [
      INSULIN,
      { clave: '010.000.2133.00', name: 'Clindamicina 300 mg', dose: 300, unit: 'mg', route: 'ORAL', hours: 6 },
      METAMIZOL,
    ],
  },
  {
    clave: 'I10X',
    least: 45,
    reason: 'Crisis hipertensiva con cefalea intensa',
    history: 'Abandonó el tratamiento hace un mes. Cefalea holocraneana de seis horas con acúfenos y náusea.',
    examination: 'Consciente, sin déficit neurológico, fondo de ojo sin papiledema.',
    progress: 'Cifras tensionales en meta, sin cefalea.',
    plan: 'Antihipertensivo oral, dieta hiposódica y medición de tensión arterial cada cuatro horas.',
    discharge: 'Egresa asintomático, con tensión arterial en meta y tratamiento ajustado.',
    days: 3,
    fluids: false,
    orders: [
      { clave: '010.000.2520.00', name: 'Losartán 50 mg', dose: 50, unit: 'mg', route: 'ORAL', hours: 12 },
      { clave: '010.000.2111.00', name: 'Amlodipino 5 mg', dose: 5, unit: 'mg', route: 'ORAL', hours: 24 },
      PARACETAMOL,
    ],
  },
  {
    clave: 'N390',
    reason: 'Pielonefritis aguda con vómito',
    history: 'Tres días con disuria, dolor lumbar izquierdo, fiebre y vómito que impide la vía oral.',
    examination: 'Giordano izquierdo positivo, abdomen sin irritación peritoneal.',
    progress: 'Tolera la vía oral, sin fiebre desde hace 24 horas; uresis adecuada.',
    plan: 'Antibiótico, líquidos, control de líquidos por turno y urocultivo de control.',
    discharge: 'Buena respuesta al tratamiento; egresa con antibiótico por vía oral.',
    days: 4,
    fluids: true,
    orders: [
      { clave: '010.000.4255.00', name: 'Ciprofloxacino 250 mg', dose: 500, unit: 'mg', route: 'ORAL', hours: 12 },
      METAMIZOL,
      OMEPRAZOL,
    ],
  },
  {
    clave: 'K359',
    reason: 'Apendicitis aguda, posoperatorio de apendicectomía',
    history:
      'Dolor abdominal de 24 horas que migró a la fosa iliaca derecha, con náusea e hiporexia. Se operó sin complicaciones.',
    examination: 'Herida quirúrgica limpia, abdomen blando, peristalsis presente.',
    progress: 'Dolor controlado, deambula y tolera la dieta blanda.',
    plan: 'Analgesia, deambulación asistida, dieta progresiva y vigilancia de la herida.',
    discharge: 'Posoperatorio sin complicaciones; egresa con cita para retiro de puntos.',
    days: 3,
    fluids: true,
    orders: [PARACETAMOL, METAMIZOL, OMEPRAZOL],
  },
  {
    clave: 'I500',
    least: 55,
    reason: 'Insuficiencia cardiaca descompensada con edema de miembros inferiores',
    history: 'Disnea progresiva de una semana, ortopnea y aumento de cuatro kilogramos de peso.',
    examination: 'Ingurgitación yugular, estertores basales y edema hasta las rodillas.',
    progress: 'Balance negativo, con menor edema y disnea de medianos esfuerzos.',
    plan: 'Diurético, restricción de líquidos y sodio, peso diario y balance estricto.',
    discharge: 'Egresa sin edema ni disnea en reposo, con diurético por vía oral.',
    days: 6,
    fluids: true,
    orders: [
      { clave: '010.000.2307.00', name: 'Furosemida 40 mg', dose: 40, unit: 'mg', route: 'ORAL', hours: 12 },
      { clave: '010.000.2304.00', name: 'Espironolactona 25 mg', dose: 25, unit: 'mg', route: 'ORAL', hours: 24 },
      { clave: '010.000.2501.00', name: 'Enalapril 10 mg', dose: 10, unit: 'mg', route: 'ORAL', hours: 12 },
    ],
  },
];
