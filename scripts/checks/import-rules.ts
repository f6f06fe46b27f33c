/** The rooms of the house, longest name first, and which other rooms each may import. */
const ROOMS = [
  'generated/shared',
  'generated/web',
  'generated/server',
  'generated/locales',
  'src/shared',
  'src/domain',
  'src/client',
  'src/auth',
  'src/ui',
  'src/app',
  'src/worker',
  'src/mock',
  'src/server/db',
  'src/server/platform',
  'src/server/crud',
  'src/server/inventario',
  'src/server/hospital',
  'src/server/operations',
  'src/server/http',
  'src/server',
  'scripts/codegen',
  'scripts/db',
  'schemas',
  'locales',
  'tests',
];

const SCREENS = ['generated/shared', 'src/shared', 'src/client', 'src/ui', 'src/auth', 'src/domain', 'generated/web'];

/** An area of the server on top of the records. */
const AREA = ['src/server/crud', 'src/server/db', 'src/domain', 'src/shared', 'generated/shared', 'generated/server'];

/** By room: the rooms it may import; with ` (types)` only what has no code. */
export const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/shared': [],
  'generated/shared': ['src/shared'],
  'generated/locales': [],
  'src/domain': ['src/shared', 'generated/shared'],
  'src/client': ['src/shared', 'generated/shared'],
  'src/auth': ['src/shared', 'src/client', 'generated/shared'],
  'src/ui': ['src/shared', 'generated/shared (types)'],
  'generated/web': ['generated/shared', 'src/shared', 'src/client', 'src/ui', 'generated/locales'],
  'src/features': SCREENS,
  'src/mock': SCREENS,
  // A worker's world is none of the page's.
  'src/worker': [],
  'src/app': [...SCREENS, 'src/features', 'src/mock', 'generated/locales', 'locales'],
  'generated/server': ['generated/shared', 'generated/locales', 'src/shared'],
  'src/server/db': ['generated/shared', 'generated/server', 'src/shared'],
  'src/server/platform': ['src/server/db', 'src/shared', 'generated/shared', 'generated/server'],
  'src/server/crud': ['src/server/db', 'src/domain', 'src/shared', 'generated/shared', 'generated/server'],
  'src/server/inventario': AREA,
  'src/server/hospital': AREA,
  'src/server/operations': [
    'src/server/hospital',
    'src/server/inventario',
    'src/server/crud',
    'src/server/db',
    'src/domain',
    'src/shared',
    'generated/shared',
    'generated/server',
  ],
  'src/server/http': [
    'src/server',
    'generated/locales',
    'src/server/db',
    'src/server/platform',
    'src/server/crud',
    'src/server/hospital',
    'src/server/inventario',
    'src/server/operations',
    'src/domain',
    'generated/shared',
    'generated/server',
    'src/shared',
    'locales',
  ],
  'src/server': [
    'src/server/db',
    'src/server/crud',
    'src/server/operations',
    'src/server/http',
    'generated/shared',
    'generated/server',
    'src/shared',
  ],
  // The formats that validators are compiled against are the ones that run.
  'scripts/codegen': ['schemas', 'locales', 'src/shared', 'scripts/db', '.oxfmtrc.json'],
};

/** The room a file stands in; each feature is a room of its own, so that features do not know each other. */
export function roomOf(file: string): string {
  const feature = /^src\/features\/[^/]+/.exec(file)?.[0];
  return (
    feature ??
    ROOMS.toSorted((a, b) => b.length - a.length).find((room) => file === room || file.startsWith(`${room}/`)) ??
    file
  );
}

/** True when the table grants an import from one room to another; `typeOnly` for an `import type`. */
export function mayImport(from: string, to: string, typeOnly: boolean): boolean {
  const granted = ALLOWED[row(from)] ?? [];
  return granted.includes(row(to)) || (typeOnly && granted.includes(`${row(to)} (types)`));
}

const row = (room: string): string => (room.startsWith('src/features/') ? 'src/features' : room);
