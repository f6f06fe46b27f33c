import { BASE } from './base';
import type { Examples } from './examples';

const { permissions, profiles } = BASE['profiles.json'] as {
  permissions: readonly object[];
  profiles: readonly object[];
};

/** Examples for the menu: an entity in its place, and a work queue. */
export const NAVIGATION_EXAMPLES: Examples = {
  $schema: { $schema: './meta/navigation.json' },
  groups: {
    groups: [
      {
        id: 'catalogos',
        title: { es: 'Catálogos', en: 'Catalogues' },
        items: [
          { entity: 'unidad' },
          {
            id: 'ambulancias-activas',
            title: { es: 'Ambulancias en servicio', en: 'Ambulances in service' },
            entity: 'ambulancia',
            filter: { activo: true },
            permission: 'catalogo.ver',
          },
        ],
      },
      { id: 'flota', title: { es: 'Flota', en: 'Fleet' }, icon: 'truck' },
      { id: 'reportes', title: { es: 'Reportes', en: 'Reports' } },
    ],
  },
};

const worklist = (sections: readonly object[], own: Readonly<Record<string, unknown>> = {}) => ({
  profiles: ['SUPERUSUARIO'],
  sections,
  ...own,
});
const NEWEST = {
  id: 'nuevas',
  title: { es: 'Nuevas en la flota', en: 'New in the fleet' },
  entity: 'ambulancia',
  filter: { placas: ['COA-001', 'COA-002'] },
};

/** Examples for a file of schemas/worklists. */
export const WORKLIST_EXAMPLES: Examples = {
  $schema: worklist([NEWEST], { $schema: '../meta/worklist.json' }),
  profiles: worklist([NEWEST]),
  sections: worklist([{ ...NEWEST, fact: 'placas', sort: 'placas' }]),
  day: worklist([NEWEST], {
    day: {
      title: { es: 'Guardias de hoy', en: 'Shifts of today' },
      entity: 'guardia',
      date: 'dia',
      time: 'inicio',
      show: ['nombre'],
    },
  }),
};

/** Examples for permissions of profiles, and for conflicting permissions. */
export const PROFILES_EXAMPLES: Examples = {
  $schema: { $schema: './meta/profiles.json' },
  permissions: { permissions },
  profiles: { profiles },
  conflicts: {
    conflicts: [
      {
        permissions: ['catalogo.administrar', 'ambulancia.despachar'],
        reason: {
          es: 'Despacharía lo que ella misma dio de alta.',
          en: 'They would dispatch what they registered themselves.',
        },
        severity: 'MEDIO',
      },
    ],
  },
};
