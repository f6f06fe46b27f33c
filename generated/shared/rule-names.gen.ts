// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

/** Rules, computed fields, fillings and readings of cells that the schemas name. A name that no area defines does not compile. */
export type ValueRuleName = 'clues' | 'curp' | 'fechaNacimiento' | 'nombrePersona' | 'telefono' | 'zonaHoraria';
export type RecordRuleName =
  | 'almacen'
  | 'codigoPostal'
  | 'conteo'
  | 'contrato'
  | 'diagnostico'
  | 'horario'
  | 'indicacion'
  | 'insumo'
  | 'nucleo'
  | 'paciente'
  | 'perfil'
  | 'persona'
  | 'personalMedico'
  | 'receta'
  | 'signos'
  | 'solicitud'
  | 'unidad'
  | 'usuario';
export type ComputedName =
  | 'cargoNombreCodigo'
  | 'claveConPunto'
  | 'controlado'
  | 'edad'
  | 'mexicano'
  | 'origenLote'
  | 'provisional'
  | 'totalPermisos';
export type FillName = 'curp' | 'rangoEquipoFrio';
export type CellReadingName =
  | 'capituloCie10'
  | 'claveCie10'
  | 'edadDesdeCie10'
  | 'edadHastaCie10'
  | 'estatusClues'
  | 'sexoCie10';
