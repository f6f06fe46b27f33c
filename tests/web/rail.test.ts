import { describe, expect, it } from 'vitest';
import es from '../../generated/web/menu/es.gen.json' with { type: 'json' };
import { PROFILES } from '#generated/shared/permissions.gen';
import { arranged } from '#platform/web/shell/arranged';
import type { MenuGroup, MenuItem } from '#platform/web/shell/menu';
import { railOf } from '#platform/web/shell/rail';
import { visiblePart } from '#platform/web/shell/visible-part';

const MENU = es as unknown as readonly MenuGroup[];
const UNIT_GROUPS = [
  'HOSPITAL',
  'CENTRO_SALUD',
  'FARMACIA',
  'JURISDICCION',
  'ALMACEN_ESTATAL',
  'ALMACEN_REGIONAL',
  'OFICINA_CENTRAL',
  null,
] as const;

const menuOf = (profile: keyof typeof PROFILES, unidadGrupo: string | null) => {
  const held = new Set(Object.keys(PROFILES[profile].permissions));
  const groups = MENU.map((group) => visiblePart(group, held, { unidadGrupo, perfilNombre: profile }, false));
  return arranged(groups, { modulos: [], ocultos: [] }, false, MENU);
};
const namesOf = (items: readonly MenuItem[]) => items.map(({ text }) => text);

describe('the rail of each profile', () => {
  it.each(Object.keys(PROFILES) as (keyof typeof PROFILES)[])(
    'has at most nine entries for %s, none twice',
    (profile) => {
      for (const unitGroup of UNIT_GROUPS) {
        const menu = menuOf(profile, unitGroup);
        const { home, tasks, panels } = railOf(menu, profile);
        expect(home.length + tasks.length + panels.length).toBeLessThanOrEqual(9);
        expect(home).toHaveLength(1);
        const addresses = [...home, ...tasks].map(({ to }) => to);
        expect(addresses).toHaveLength(new Set(addresses).size);
        // Nothing is lost: the panels have every entry but the start page.
        const inPanels = panels.flatMap(({ groups }) => groups.flatMap(({ items }) => items));
        expect(new Set(inPanels.map(({ to }) => to))).toEqual(
          new Set(menu.flatMap(({ items }) => items.filter(({ kind }) => kind !== 'home').map(({ to }) => to))),
        );
      }
    },
  );

  it('has the tasks of the schema, in order', () => {
    const { tasks } = railOf(menuOf('Medico', 'HOSPITAL'), 'Medico');
    expect(namesOf(tasks)).toEqual(['Recepción', 'Mis pacientes', 'Agenda', 'Recetas', 'Pacientes']);
  });

  it('omits a task of another kind of unit', () => {
    const { tasks } = railOf(menuOf('Medico', 'CENTRO_SALUD'), 'Medico');
    expect(namesOf(tasks)).toEqual(['Recepción', 'Agenda', 'Recetas', 'Pacientes']);
  });

  it('has handwritten pages for a profile of the installation', () => {
    const { tasks } = railOf(menuOf('Farmacia', 'HOSPITAL'), 'Botica de guardia');
    expect(tasks.length).toBe(5);
    expect(tasks.every(({ kind }) => kind === 'page')).toBe(true);
  });

  it('has no panel without entries', () => {
    const own = MENU.map((group) => ({ ...group, items: group.items.filter(({ kind }) => kind !== 'report') }));
    expect(railOf(own, 'Medico').panels.map(({ kind }) => kind)).toEqual(['record', 'setting']);
  });
});
