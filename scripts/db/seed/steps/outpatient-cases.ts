/** A consultation as it is often seen: for whom, why, what is found and what is done. Made up; of nobody. */
export interface Case {
  /** CIE-10 without dots, of the demo's catalogue. */
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
];
