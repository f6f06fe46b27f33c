import type { Post } from './unit-plan';

const GENERAL_PHYSICIAN = ['M01006', 'MÉDICO GENERAL A'] as const;
const SPECIALIST = ['M01004', 'MÉDICO ESPECIALISTA A'] as const;
const NURSE = ['M02035', 'ENFERMERA GENERAL TITULAR A'] as const;
const OFFICE = ['M03025', 'APOYO ADMINISTRATIVO EN SALUD A1'] as const;

/** The posts that units are staffed with. */
export const posts = {
  physician: { tipo: 'MEDICO', cargo: GENERAL_PHYSICIAN, especialidad: 'MEDGEN', perfil: 'Medico' },
  specialist: (especialidad: string): Post => ({
    tipo: 'MEDICO',
    cargo: SPECIALIST,
    especialidad,
    prescribeControlados: true,
    perfil: 'Medico',
  }),
  dentist: { tipo: 'ODONTOLOGO', cargo: ['M01007', 'CIRUJANO DENTISTA A'], especialidad: 'ODONTO', perfil: 'Medico' },
  nurse: { tipo: 'ENFERMERIA', cargo: NURSE, perfil: 'Enfermeria' },
  wardNurse: { tipo: 'ENFERMERIA', cargo: NURSE, perfil: 'Enfermeria-centrales' },
  pharmacist: { tipo: 'FARMACEUTICO', cargo: ['M02057', 'FARMACÉUTICO A'], perfil: 'Farmacia' },
  chemist: { tipo: 'QUIMICO', cargo: ['M02001', 'QUÍMICO A'] },
  psychologist: { tipo: 'PSICOLOGO', cargo: ['M02015', 'PSICÓLOGO CLÍNICO'] },
  socialWorker: { tipo: 'TRABAJO_SOCIAL', cargo: ['M02040', 'TRABAJADORA SOCIAL EN ÁREA MÉDICA A'] },
  technician: { tipo: 'TECNICO', cargo: ['M02003', 'TÉCNICO LABORATORISTA A'] },
  office: { tipo: 'ADMINISTRATIVO', cargo: OFFICE },
  receptionist: { tipo: 'ADMINISTRATIVO', cargo: OFFICE, perfil: 'Recepcion' },
  storekeeper: {
    tipo: 'ADMINISTRATIVO',
    cargo: ['M03019', 'APOYO ADMINISTRATIVO EN SALUD A7'],
    perfil: 'Almacen-unidad',
  },
  director: {
    tipo: 'MEDICO',
    cargo: ['CF41024', 'DIRECTOR DE HOSPITAL'],
    especialidad: 'SPUB',
    perfil: 'Director-unidad',
  },
} as const satisfies Record<string, Post | ((especialidad: string) => Post)>;
