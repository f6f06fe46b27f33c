import { describe, expect, it } from 'vitest';
import en from '../../generated/web/menu/en.gen.json' with { type: 'json' };
import es from '../../generated/web/menu/es.gen.json' with { type: 'json' };
import { arranged } from '#platform/web/shell/arranged';
import type { MenuGroup } from '#platform/web/shell/menu';
import { visiblePart } from '#platform/web/shell/visible-part';

/** SPEC 2, «Navigation labels», line by line: each group with its headings and pages. */
const ENGLISH: Readonly<Record<string, readonly string[]>> = {
  Home: [],
  'Getting Started': ['Users', 'Products'],
  'Catalogs / Configure System': [
    'Users',
    'Medical staff',
    'Patients',
    'Medical units with cores',
    'Addresses / catalogs',
    'Supplies / medicines',
    'Security / permissions',
    'Profiles',
  ],
  'Central Office': [],
  'State Warehouse': [],
  Jurisdiction: ['Warehouse', 'Medical care', 'Programs'],
  Hospital: ['Reception', 'File', 'Consultation', 'Programs', 'Area', 'Pharmacy', 'CENDIS', 'Warehouse'],
  'Health Center': ['Reception', 'File', 'Consultation', 'Programs', 'Pharmacy'],
  Configuration: [],
  Providers: [],
  'Dashboards and Reports': [],
  ADMM: [],
  Patients: ['By unit', 'File'],
  Consultation: ['Vital signs'],
};

const SPANISH: Readonly<Record<string, readonly string[]>> = {
  Inicio: [],
  'Primeros pasos': ['Usuarios', 'Productos'],
  'Catálogos / Configurar sistema': [
    'Usuarios',
    'Personal médico',
    'Pacientes',
    'Unidades médicas con núcleos',
    'Domicilios / catálogos',
    'Insumos / medicamentos',
    'Seguridad / permisos',
    'Perfiles',
  ],
  'Oficina central': [],
  'Almacén estatal': [],
  Jurisdicción: ['Almacén', 'Atención médica', 'Programas'],
  Hospital: ['Recepción', 'Expediente', 'Consulta', 'Programas', 'Área', 'Farmacia', 'CENDIS', 'Almacén'],
  'Centro de salud': ['Recepción', 'Expediente', 'Consulta', 'Programas', 'Farmacia'],
  Configuración: [],
  Proveedores: [],
  'Tableros y reportes': [],
  ADMM: [],
  Pacientes: ['Por unidad', 'Expediente'],
  Consulta: ['Signos vitales'],
};

/** Names of a group's headings and pages. */
const namesIn = ({ items }: MenuGroup) => new Set(items.flatMap(({ section, text }) => [section, text]));

/** Menu of a reader with every permission in a unit of a kind; null for a reader without a unit. */
const seenBy = (unidadGrupo: string | null): MenuGroup[] => {
  const menu = es as unknown as MenuGroup[];
  const held = new Set(
    menu.flatMap(({ items }) =>
      items.flatMap(({ permissions, needs }) => [...(permissions ?? []), ...(needs ? [needs] : [])]),
    ),
  );
  const groups = menu.map((group) => visiblePart(group, held, { unidadGrupo, perfilNombre: 'Auditor' }, true));
  return arranged(groups, { modulos: [], ocultos: [] }, false);
};

describe.each([
  ['English', en, ENGLISH],
  ['Spanish', es, SPANISH],
] as const)('the menu in %s', (_language, menu, spec) => {
  it.each(Object.entries(spec))('has %s with the entries of SPEC', (title, parts) => {
    const group = (menu as unknown as MenuGroup[]).find(({ text }) => text === title);
    expect(group).toBeDefined();
    expect(parts.filter((part) => !namesIn(group!).has(part))).toEqual([]);
  });
});

describe('the menu of a reader', () => {
  it.each([
    ['HOSPITAL'],
    ['CENTRO_SALUD'],
    ['FARMACIA'],
    ['JURISDICCION'],
    ['ALMACEN_ESTATAL'],
    ['OFICINA_CENTRAL'],
    [null],
  ])('links, in a unit of the kind %s, to each page once', (kind) => {
    const pages = seenBy(kind).flatMap(({ items }) => items.map(({ to }) => to));
    expect(pages.length).toBeGreaterThan(40);
    expect(pages).toHaveLength(new Set(pages).size);
  });

  it.each([
    ['HOSPITAL', 'Hospital', 'Farmacia'],
    ['CENTRO_SALUD', 'Centro de salud', 'Farmacia'],
    [null, 'Hospital', 'Farmacia'],
  ])('has, in a unit of the kind %s, everything in «%s», and no second «%s»', (kind, title, other) => {
    const groups = seenBy(kind);
    const own = groups.find(({ text }) => text === title)!;
    expect(SPANISH[title]!.filter((part) => !namesIn(own).has(part))).toEqual([]);
    expect(groups.map(({ text }) => text)).not.toContain(other);
  });

  it('has the work of a standalone pharmacy in «Farmacia»', () => {
    const pharmacy = seenBy('FARMACIA').find(({ text }) => text === 'Farmacia')!;
    expect(pharmacy.items.map(({ to }) => to)).toContain('/farmacia/recetas');
  });
});
