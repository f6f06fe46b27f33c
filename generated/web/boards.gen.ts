// Generated from schemas/boards by `npm run generate`. Do not edit: your change would be lost.

import type { BoardEntry } from '#platform/web/ui/boards/board-module';

/** Boards by the last part of their address, in the order of the menu, each behind its own import. */
export const BOARDS: Readonly<Record<string, BoardEntry>> = {
  farmacia: {
    permission: 'dashboard.operativo',
    profiles: ['Farmacia'],
    load: () => import('./board-farmacia/board.gen'),
  },
  recepcion: {
    permission: 'dashboard.operativo',
    profiles: ['Recepcion'],
    load: () => import('./board-recepcion/board.gen'),
  },
  medico: {
    permission: 'dashboard.operativo',
    profiles: ['Medico', 'Jefe-servicio'],
    load: () => import('./board-medico/board.gen'),
  },
  enfermeria: {
    permission: 'dashboard.operativo',
    profiles: ['Enfermeria', 'Enfermeria-centrales'],
    load: () => import('./board-enfermeria/board.gen'),
  },
  direccion: {
    permission: 'dashboard.ejecutivo',
    profiles: ['Director-unidad', 'Administrador-unidad'],
    load: () => import('./board-direccion/board.gen'),
  },
  cendis: { permission: 'dashboard.operativo', profiles: ['Cendis'], load: () => import('./board-cendis/board.gen') },
  almacen: {
    permission: 'dashboard.operativo',
    profiles: ['Almacen-estatal', 'Almacen-regional', 'Almacen-unidad'],
    load: () => import('./board-almacen/board.gen'),
  },
  red: {
    permission: 'dashboard.ejecutivo',
    profiles: ['Oficina-central', 'Jurisdiccion'],
    load: () => import('./board-red/board.gen'),
  },
  proveedor: {
    permission: 'dashboard.operativo',
    profiles: ['Proveedor'],
    load: () => import('./board-proveedor/board.gen'),
  },
  conexion: { permission: 'red-historial.ver', profiles: [], load: () => import('./board-conexion/board.gen') },
};
