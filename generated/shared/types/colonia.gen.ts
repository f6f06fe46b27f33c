// Generated from schemas/entities/red/colonia.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Colonia, as the server answers it.
 */
export interface Colonia {
  coloniaId: number;
  nombre: string;
  tipoAsentamiento:
    | 'COLONIA'
    | 'FRACCIONAMIENTO'
    | 'BARRIO'
    | 'EJIDO'
    | 'PUEBLO'
    | 'RANCHERIA'
    | 'UNIDAD_HABITACIONAL'
    | 'ZONA_INDUSTRIAL'
    | 'AEROPUERTO'
    | 'AMPLIACION'
    | 'BASE_NAVAL'
    | 'CAMPAMENTO'
    | 'CIUDAD'
    | 'CLUB_DE_GOLF'
    | 'CONDOMINIO'
    | 'CONGREGACION'
    | 'CONJUNTO_HABITACIONAL'
    | 'EQUIPAMIENTO'
    | 'ESTACION'
    | 'EXCLUSIVA'
    | 'FINCA'
    | 'GRAN_USUARIO'
    | 'GRANJA'
    | 'HACIENDA'
    | 'INGENIO'
    | 'PARAJE'
    | 'PARQUE_INDUSTRIAL'
    | 'POBLADO_COMUNAL'
    | 'PUERTO'
    | 'RANCHO'
    | 'RESIDENCIAL'
    | 'VILLA'
    | 'ZONA_COMERCIAL'
    | 'ZONA_FEDERAL'
    | 'ZONA_MILITAR'
    | 'ZONA_NAVAL'
    | 'ZONA_RURAL'
    | 'ZONA_URBANA'
    | 'OTRO';
  municipioId: number;
  municipioNombre: string;
  codigoPostal: string;
  codigoPostalNombre: string;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Colonia, as a client sends it.
 */
export interface ColoniaInput {
  nombre: string;
  tipoAsentamiento:
    | 'COLONIA'
    | 'FRACCIONAMIENTO'
    | 'BARRIO'
    | 'EJIDO'
    | 'PUEBLO'
    | 'RANCHERIA'
    | 'UNIDAD_HABITACIONAL'
    | 'ZONA_INDUSTRIAL'
    | 'AEROPUERTO'
    | 'AMPLIACION'
    | 'BASE_NAVAL'
    | 'CAMPAMENTO'
    | 'CIUDAD'
    | 'CLUB_DE_GOLF'
    | 'CONDOMINIO'
    | 'CONGREGACION'
    | 'CONJUNTO_HABITACIONAL'
    | 'EQUIPAMIENTO'
    | 'ESTACION'
    | 'EXCLUSIVA'
    | 'FINCA'
    | 'GRAN_USUARIO'
    | 'GRANJA'
    | 'HACIENDA'
    | 'INGENIO'
    | 'PARAJE'
    | 'PARQUE_INDUSTRIAL'
    | 'POBLADO_COMUNAL'
    | 'PUERTO'
    | 'RANCHO'
    | 'RESIDENCIAL'
    | 'VILLA'
    | 'ZONA_COMERCIAL'
    | 'ZONA_FEDERAL'
    | 'ZONA_MILITAR'
    | 'ZONA_NAVAL'
    | 'ZONA_RURAL'
    | 'ZONA_URBANA'
    | 'OTRO';
  municipioId: number;
  codigoPostal: string;
}
