/** System profiles whose name, which other systems know, is not how it is written. */
const TITLES: Readonly<Record<string, string>> = {
  'Almacen-estatal': 'Almacén estatal',
  'Almacen-regional': 'Almacén regional',
  'Almacen-unidad': 'Almacén de unidad',
  'Administrador-unidad': 'Administrador de unidad',
  'Director-unidad': 'Director de unidad',
  Cendis: 'CENDIS',
  Enfermeria: 'Enfermería',
  'Enfermeria-centrales': 'Enfermería de centrales',
  'Jefe-servicio': 'Jefe de servicio',
  Jurisdiccion: 'Jurisdicción',
  Medico: 'Médico',
  'Oficina-central': 'Oficina central',
  Recepcion: 'Recepción',
  SUPERUSUARIO: 'Superusuario',
};

/**
 * What people read for a profile. Its name stays what the wire and the data say; a profile that the network made is called as it was named.
 *
 * @example profileTitle('Medico') // 'Médico'
 */
export function profileTitle(name: string): string {
  return Object.hasOwn(TITLES, name) ? TITLES[name]! : name;
}
