/** Sides that a side may import. */
export const SIDES = {
  shared: ['shared'],
  server: ['server', 'shared'],
  web: ['web', 'shared'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Side = keyof typeof SIDES;

/** Floor of each area. An area may import only areas of lower floors. */
export const AREAS = {
  red: 0,
  catalogos: 0,
  avisos: 0,
  muestra: 0,
  personas: 1,
  seguridad: 2,
  pacientes: 2,
  inventario: 3,
  agenda: 3,
  solicitudes: 4,
  proveedores: 4,
  consulta: 4,
  farmacia: 4,
  hospital: 5,
  programas: 5,
  'oficina-central': 5,
  ordenes: 6,
} as const satisfies Readonly<Record<string, number>>;
export type Area = keyof typeof AREAS;

/** Folders of the platform that import no other folder of their side: the kit of screens, the API client, the worker. */
const CLOSED = ['ui', 'client', 'worker'];

/** Place of a file in the tree. */
export type Room =
  | { readonly tier: 'platform'; readonly side: Side; /** One of `CLOSED`. */ readonly folder?: string }
  | { readonly tier: 'app'; readonly side: Side }
  | { readonly tier: 'areas'; readonly area: string; readonly side: Side }
  | { readonly tier: 'generated'; readonly side: Side | 'locales' | 'app' }
  /** Locales, schemas, scripts. */
  | { readonly tier: 'outside'; readonly folder: string };

/** Room of a path from the root; null for a path of src that the layout does not know. */
export function roomOf(file: string): Room | null {
  const [top = '', tier = '', ...rest] = file.split('/');
  if (top === 'generated' && (isSide(tier) || tier === 'locales' || tier === 'app'))
    return { tier: 'generated', side: tier };
  if (top !== 'src') return { tier: 'outside', folder: top === 'scripts' ? `scripts/${tier}` : top };
  if (tier === 'areas') {
    const [area = '', side = ''] = rest;
    return Object.hasOwn(AREAS, area) && isSide(side) ? { tier, area, side } : null;
  }
  const [side = '', folder = ''] = rest;
  if (!isSide(side)) return null;
  if (tier === 'app') return { tier, side };
  if (tier !== 'platform') return null;
  return side === 'web' && CLOSED.includes(folder) ? { tier, side, folder } : { tier, side };
}

/** Folders that the compiler may import. */
const COMPILER = ['schemas', 'locales', 'scripts/codegen', 'scripts/db', '.oxfmtrc.json'];

/** Returns true when the layout allows an import from one room to another. */
export function mayImport(from: Room, to: Room): boolean {
  if (from.tier === 'outside')
    return to.tier === 'outside' ? COMPILER.includes(to.folder) : to.tier === 'platform' && to.side === 'shared';
  if (to.tier === 'outside') return (from.tier === 'app' || from.tier === 'areas') && to.folder === 'locales';
  if (from.tier === 'generated') {
    if (from.side === 'locales') return false;
    if (from.side === 'app') return true;
    if (to.tier === 'generated') return to.side === 'locales' || (to.side !== 'app' && isReached(from.side, to.side));
    return to.tier === 'platform' && isReached(from.side, to.side);
  }
  if (to.tier === 'generated') {
    if (to.side === 'app') return from.tier === 'app';
    return from.tier !== 'platform' && (to.side === 'locales' || isReached(from.side, to.side));
  }
  if (!isReached(from.side, to.side)) return false;
  if (from.tier === 'platform' && from.folder && to.side === 'web' && nameOf(from) !== nameOf(to)) return false;
  if (from.tier === 'app' || to.tier === 'platform') return true;
  if (from.tier === 'platform' || to.tier === 'app') return false;
  return from.area === to.area || AREAS[to.area as Area] < AREAS[from.area as Area];
}

/** Name of a room in messages and in the list of debts, e.g. `areas/hospital/web`. */
export function nameOf(room: Room): string {
  if (room.tier === 'outside') return room.folder;
  if (room.tier === 'areas') return `areas/${room.area}/${room.side}`;
  return [room.tier, room.side, ...(room.tier === 'platform' && room.folder ? [room.folder] : [])].join('/');
}

const isSide = (text: string): text is Side => Object.hasOwn(SIDES, text);
const isReached = (from: Side, to: Side): boolean => (SIDES[from] as readonly string[]).includes(to);
