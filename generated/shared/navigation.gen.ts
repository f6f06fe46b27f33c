// Generated from schemas/navigation.json, schemas/entities by `npm run generate`. Do not edit: your change would be lost.

export interface NavigationItem {
  readonly id: string;
  readonly icon: string;
  readonly to: string;
  readonly permission: string | null;
  readonly entity: string | null;
}
export interface NavigationGroup {
  readonly id: string;
  readonly icon: string;
  readonly items: readonly NavigationItem[];
}

/** The menu, before permissions are looked at. Labels: `navigation.<id>` and `resources.<entity>.name`. */
export const NAVIGATION: readonly NavigationGroup[] = [
  {
    id: 'inicio',
    icon: 'home',
    items: [
      { id: 'home', icon: 'home', to: '/home', permission: null, entity: null },
    ],
  },
  {
    id: 'pacientes',
    icon: 'heart',
    items: [
      { id: 'paciente', icon: 'heart', to: '/paciente', permission: 'paciente.ver', entity: 'paciente' },
    ],
  },
  {
    id: 'organizacion',
    icon: 'hospital',
    items: [
      { id: 'unidad', icon: 'hospital', to: '/unidad', permission: 'catalogo.ver', entity: 'unidad' },
      { id: 'nucleo', icon: 'layers', to: '/nucleo', permission: 'catalogo.ver', entity: 'nucleo' },
      { id: 'almacen', icon: 'warehouse', to: '/almacen', permission: 'catalogo.ver', entity: 'almacen' },
      { id: 'jurisdiccion', icon: 'flag', to: '/jurisdiccion', permission: 'catalogo.ver', entity: 'jurisdiccion' },
    ],
  },
  {
    id: 'clinica',
    icon: 'stethoscope',
    items: [
      { id: 'personal-medico', icon: 'badge', to: '/personal-medico', permission: 'personal-medico.ver', entity: 'personal-medico' },
      { id: 'especialidad', icon: 'stethoscope', to: '/especialidad', permission: 'catalogo.ver', entity: 'especialidad' },
      { id: 'diagnostico', icon: 'clipboard', to: '/diagnostico', permission: 'catalogo.ver', entity: 'diagnostico' },
    ],
  },
  {
    id: 'suministro',
    icon: 'pill',
    items: [
      { id: 'insumo', icon: 'pill', to: '/insumo', permission: 'catalogo.ver', entity: 'insumo' },
      { id: 'solicitud', icon: 'clipboard', to: '/solicitud', permission: 'solicitud.ver', entity: 'solicitud' },
    ],
  },
  {
    id: 'geografia',
    icon: 'map',
    items: [
      { id: 'pais', icon: 'globe', to: '/pais', permission: 'catalogo.ver', entity: 'pais' },
      { id: 'estado', icon: 'map', to: '/estado', permission: 'catalogo.ver', entity: 'estado' },
      { id: 'municipio', icon: 'pin', to: '/municipio', permission: 'catalogo.ver', entity: 'municipio' },
      { id: 'codigo-postal', icon: 'mail', to: '/codigo-postal', permission: 'catalogo.ver', entity: 'codigo-postal' },
      { id: 'colonia', icon: 'home', to: '/colonia', permission: 'catalogo.ver', entity: 'colonia' },
    ],
  },
  {
    id: 'catalogos',
    icon: 'list',
    items: [
      { id: 'unidad-tipo', icon: 'building', to: '/unidad-tipo', permission: 'catalogo.ver', entity: 'unidad-tipo' },
    ],
  },
  {
    id: 'seguridad',
    icon: 'shield',
    items: [
      { id: 'usuario', icon: 'key', to: '/usuario', permission: 'usuario.ver', entity: 'usuario' },
      { id: 'perfil', icon: 'shield', to: '/perfil', permission: 'catalogo.ver', entity: 'perfil' },
    ],
  },
];
