/**
 * Fields that a merge may take from the duplicate, as a whole: those that users edit in a patient's record. The unit is always that of the
 * surviving record; its CURP is taken only when that record has none.
 */
export const TAKEABLE = [
  'persona.nombre',
  'persona.primerApellido',
  'persona.segundoApellido',
  'persona.curp',
  'persona.genero',
  'persona.fechaNacimiento',
  'persona.paisNacimiento',
  'persona.estadoNacimiento',
  'persona.telefono',
  'persona.correo',
  'fechaNacimientoEstimada',
  'nacionalidad',
  'afiliacion',
  'numeroAfiliacion',
  'domicilio',
  'contactos',
  'grupoSanguineo',
  'embarazo',
  'discapacidades',
  'requiereInterprete',
  'avisoPrivacidad',
] as const;

export type Takeable = (typeof TAKEABLE)[number];
