import type { PermissionKey } from '#generated/shared/permissions.gen';
import type { IconName } from '#platform/web/ui/icons/Icon';

/** Step of the tour. `app.tour.<id>.title` and `.text` are its texts. */
export interface TourCard {
  readonly id: string;
  readonly icon: IconName;
  /** Page that shows the feature; null for features of every page. */
  readonly to: string | null;
  /** Null for all users. */
  readonly permission: PermissionKey | null;
  /** Kinds of units for which it is most relevant. */
  readonly first: readonly string[];
}

const HOW_MANY = 5;

const CARDS: readonly TourCard[] = [
  { id: 'search', icon: 'key', to: null, permission: null, first: [] },
  { id: 'patients', icon: 'heart', to: '/paciente', permission: 'paciente.ver', first: ['HOSPITAL', 'CENTRO_SALUD'] },
  {
    id: 'authorise',
    icon: 'check',
    to: '/solicitud',
    permission: 'solicitud.autorizar',
    first: ['OFICINA_CENTRAL', 'JURISDICCION'],
  },
  {
    id: 'fill',
    icon: 'box',
    to: '/solicitud',
    permission: 'solicitud.surtir',
    first: ['ALMACEN_ESTATAL', 'ALMACEN_REGIONAL'],
  },
  {
    id: 'request',
    icon: 'clipboard',
    to: '/solicitud',
    permission: 'solicitud.crear',
    first: ['HOSPITAL', 'CENTRO_SALUD', 'FARMACIA'],
  },
  { id: 'supplies', icon: 'pill', to: '/insumo', permission: 'catalogo.ver', first: ['FARMACIA', 'ALMACEN_ESTATAL'] },
  { id: 'users', icon: 'group', to: '/usuario', permission: 'usuario.administrar', first: [] },
  { id: 'lists', icon: 'list', to: '/unidad', permission: 'catalogo.ver', first: [] },
  { id: 'looks', icon: 'palette', to: null, permission: null, first: [] },
  { id: 'offline', icon: 'network', to: null, permission: null, first: [] },
];

/** Returns the five cards most useful to a user of such a unit, in the order of the work. */
export function tourCards(held: ReadonlySet<string>, unitGroup: string | null): readonly TourCard[] {
  const allowed = CARDS.filter(({ permission }) => permission === null || held.has(permission));
  const matters = ({ first }: TourCard) => (unitGroup !== null && first.includes(unitGroup) ? 0 : 1);
  const chosen = new Set(
    [...allowed.slice(0, 1), ...allowed.slice(1).toSorted((a, b) => matters(a) - matters(b))].slice(0, HOW_MANY),
  );
  return CARDS.filter((card) => chosen.has(card));
}
