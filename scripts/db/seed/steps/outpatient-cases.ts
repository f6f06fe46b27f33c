/** Fictitious, typical consultation: patient, reason, findings and treatment. */
export interface Case {
  /** Code of CIE-10 without dots, from the demo's catalogue. */
  readonly clave: string;
  readonly least?: number;
  readonly most?: number;
  readonly genero?: 'M' | 'H';
  readonly reason: string;
  readonly history: string;
  readonly examination: string;
  readonly plan: string;
  readonly fever?: true;
  readonly pressure?: true;
}

export const CASES: readonly Case[] = [
  {
    clave: 'J00X',
    reason: 'Catarro y tos',
    history: 'Tres días con rinorrea hialina, estornudos y tos seca. Sin dificultad respiratoria.',
    examination: 'Faringe hiperémica sin exudado. Campos pulmonares bien ventilados, sin agregados.',
    plan: 'Líquidos abundantes, reposo relativo y vigilancia de datos de alarma. Cita abierta a urgencias.',
    fever: true,
  },
  {
    clave: 'A09X',
    reason: 'Diarrea',
    history: 'Dos días con evacuaciones líquidas sin sangre, cuatro al día, con cólico leve.',
    examination: 'Mucosas hidratadas. Abdomen blando, depresible, peristalsis aumentada, sin irritación peritoneal.',
    plan: 'Vida suero oral a libre demanda, dieta sin irritantes y explicación de signos de deshidratación.',
    fever: true,
  },
  {
    clave: 'I10X',
    least: 40,
    reason: 'Control de la presión',
    history: 'Acude a control. Refiere buen apego al tratamiento, sin cefalea ni edema.',
    examination: 'Ruidos cardiacos rítmicos, sin soplos. Campos pulmonares limpios. Sin edema de miembros inferiores.',
    plan: 'Continúa el mismo manejo, dieta baja en sodio, caminata de 30 minutos al día y control en un mes.',
    pressure: true,
  },
  {
    clave: 'E119',
    least: 35,
    reason: 'Control de diabetes',
    history: 'Acude a control mensual. Niega poliuria y polidipsia. Refiere apego parcial a la dieta.',
    examination: 'Buen estado general. Pies sin lesiones, pulsos presentes y sensibilidad conservada.',
    plan: 'Continúa el mismo manejo, plan de alimentación, revisión diaria de pies y laboratorio de control.',
  },
  {
    clave: 'N390',
    least: 15,
    genero: 'M',
    reason: 'Ardor al orinar',
    history: 'Dos días con disuria y polaquiuria, sin fiebre ni dolor lumbar.',
    examination: 'Abdomen blando, dolor leve suprapúbico. Puntos ureterales negativos. Giordano negativo.',
    plan: 'Examen general de orina, líquidos abundantes y tratamiento según receta. Regresa en cinco días.',
  },
  {
    clave: 'M545',
    least: 20,
    reason: 'Dolor de espalda baja',
    history: 'Una semana con dolor lumbar que aumenta con el esfuerzo, sin irradiación ni pérdida de fuerza.',
    examination: 'Contractura paravertebral lumbar. Lasègue negativo. Fuerza y sensibilidad conservadas.',
    plan: 'Calor local, higiene de columna y ejercicios de estiramiento. Analgésico según receta.',
  },
  {
    clave: 'J029',
    most: 60,
    reason: 'Dolor de garganta',
    history: 'Cuatro días con dolor al tragar y fiebre no cuantificada. Sin tos ni disfonía.',
    examination: 'Amígdalas hipertróficas con exudado. Adenopatía cervical anterior dolorosa.',
    plan: 'Analgésico, líquidos y tratamiento según receta. Regresa si la fiebre dura más de dos días.',
    fever: true,
  },
  {
    clave: 'J459',
    most: 50,
    reason: 'Tos con silbidos',
    history: 'Tos nocturna y sibilancias con el frío; usó el inhalador dos veces en la semana.',
    examination: 'Sibilancias espiratorias aisladas. Sin tiraje. Saturación conservada.',
    plan: 'Se revisa la técnica del inhalador, se evitan desencadenantes y control en dos semanas.',
  },
  {
    clave: 'Z001',
    most: 4,
    reason: 'Control del niño sano',
    history: 'Acude a control de crecimiento y desarrollo. Alimentación y sueño sin alteraciones.',
    examination: 'Peso y talla en percentiles esperados. Desarrollo psicomotor acorde a la edad.',
    plan: 'Esquema de vacunación revisado, orientación alimentaria y estimulación temprana.',
  },
  {
    clave: 'Z349',
    least: 16,
    most: 42,
    genero: 'M',
    reason: 'Control de embarazo',
    history: 'Acude a control prenatal. Percibe movimientos fetales, niega sangrado y cefalea.',
    examination: 'Fondo uterino acorde a la edad gestacional. Frecuencia cardiaca fetal normal. Sin edema.',
    plan: 'Ácido fólico y hierro, ultrasonido de control y datos de alarma obstétrica. Cita en un mes.',
  },
  {
    clave: 'E669',
    least: 15,
    reason: 'Control de peso',
    history: 'Seis meses con aumento de peso; actividad física escasa y colaciones entre comidas.',
    examination: 'Obesidad de predominio abdominal. Acantosis en cuello. Resto sin alteraciones.',
    plan: 'Plan de alimentación, caminata diaria y grupo de ayuda mutua. Laboratorio de control.',
  },
  {
    clave: 'F411',
    least: 15,
    reason: 'Nervios y mal dormir',
    history: 'Tres meses con preocupación constante, palpitaciones y sueño interrumpido. Niega ideas de muerte.',
    examination: 'Orientada, discurso coherente, ánimo ansioso. Exploración física sin alteraciones.',
    plan: 'Higiene del sueño, técnicas de respiración y referencia a psicología de la unidad.',
  },
  {
    clave: 'K297',
    least: 15,
    reason: 'Ardor de estómago',
    history: 'Dos semanas con epigastralgia urente después de comer picante. Niega vómito y sangrado.',
    examination: 'Abdomen blando, dolor leve en epigastrio, sin rebote.',
    plan: 'Dieta sin irritantes, se suspenden antiinflamatorios y protector gástrico según receta.',
  },
  {
    clave: 'L309',
    reason: 'Ronchas en la piel',
    history: 'Una semana con comezón y lesiones en pliegues, sin fiebre.',
    examination: 'Placas eritematosas con escama fina en pliegues de codos. Sin datos de infección.',
    plan: 'Emolientes, jabón neutro y corticoide tópico por siete días según receta.',
  },
];
