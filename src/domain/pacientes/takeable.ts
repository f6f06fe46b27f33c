/**
 * What a merge may take from the duplicate: what people write in a patient's record, whole fields at a time. The unit stays that of the record
 * that stays; the CURP is taken where that one has none.
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
