// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

/** Former names, so that the migration planner renames instead of dropping and creating. */
export const RENAMES: {
  readonly tables: readonly { readonly from: string; readonly to: string; readonly key: string }[];
  readonly columns: readonly { readonly table: string; readonly from: string; readonly to: string }[];
} = {
  tables: [],
  columns: [],
};

/** Kind of the items of each list. Lists are stored as JSON, which does not tell texts from keys of another table. */
export const ITEMS: Readonly<Record<string, string>> = {
  'alerta_sanitaria.otros_numeros': 'text',
  'alerta_sanitaria.numeros_revisados': 'text',
  'conteo.insumo_ids': 'clave de insumo',
  'diagnostico.sinonimos': 'text',
  'entrada_extraordinaria.editores_ids': 'clave de usuario',
  'insumo.niveles_atencion': 'integer',
  'insumo.restriccion_unidades': 'clave de unidad',
  'insumo.especialidades_autorizadas': 'clave de especialidad',
  'insumo.sustituto_ids': 'clave de insumo',
  'lengua_indigena.otros_nombres': 'text',
  'modulo.grupos_unidad': 'enum',
  'modulo.permisos_requeridos': 'text',
  'motivo_cancelacion.aplica_a': 'enum',
  'motivo_diferencia.aplica_a': 'enum',
  'motivo_no_surtido.aplica_a': 'enum',
  'orden_cargo.editores_ids': 'clave de usuario',
  'paciente.expedientes': 'text',
  'paciente.otros_nombres': 'text',
  'paciente.discapacidades': 'text',
  'paciente_fusion.expedientes_movidos': 'clave de paciente-unidad',
  'paciente_fusion.inscripciones_movidas': 'clave de programa-inscripcion',
  'paciente_fusion.inscripciones_cerradas': 'clave de programa-inscripcion',
  'perfil.otorga': 'clave de perfil',
  'personal_medico.nucleo_ids': 'clave de nucleo',
  'programa.diagnostico_ids': 'clave de diagnostico',
  'programa.unidad_ids': 'clave de unidad',
  'propuesta_cambio.editores_ids': 'clave de usuario',
  'salida_extraordinaria.editores_ids': 'clave de usuario',
  'signos.confirmados': 'enum',
  'solicitud.editores_ids': 'clave de usuario',
  'sustancia.sinonimos': 'text',
  'sustancia.grupos': 'text',
  'sustancia.cruzadas': 'text',
  'usuario.almacen_ids': 'clave de almacen',
  'usuario.servicio_ids': 'clave de nucleo',
};
