// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

export { almacen } from './tables/almacen.gen';
export { codigoPostal } from './tables/codigo-postal.gen';
export { colonia } from './tables/colonia.gen';
export { contrato } from './tables/contrato.gen';
export { contratoDetalle } from './tables/contrato-detalle.gen';
export { diagnostico } from './tables/diagnostico.gen';
export { especialidad } from './tables/especialidad.gen';
export { estado } from './tables/estado.gen';
export { insumo } from './tables/insumo.gen';
export { jurisdiccion } from './tables/jurisdiccion.gen';
export { municipio } from './tables/municipio.gen';
export { notificacion } from './tables/notificacion.gen';
export { nucleo } from './tables/nucleo.gen';
export { paciente } from './tables/paciente.gen';
export { pais } from './tables/pais.gen';
export { perfil } from './tables/perfil.gen';
export { persona } from './tables/persona.gen';
export { personalMedico } from './tables/personal-medico.gen';
export { proveedor } from './tables/proveedor.gen';
export { redHistorial } from './tables/red-historial.gen';
export { solicitud } from './tables/solicitud.gen';
export { solicitudDetalle } from './tables/solicitud-detalle.gen';
export { unidad } from './tables/unidad.gen';
export { unidadTipo } from './tables/unidad-tipo.gen';
export { usuario } from './tables/usuario.gen';
