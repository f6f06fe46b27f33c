import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import en from '#generated/web/menu/en.gen.json?url';
import esMx from '#generated/web/menu/es-mx.gen.json?url';
import es from '#generated/web/menu/es.gen.json?url';
import { usePermissionSet } from '../ui/access/PermissionsContext';
import type { IconName } from '../ui/icons/Icon';
import type { Language } from '../i18n/language';
import { useLanguage } from '../i18n/I18nStoreContext';
import { retry } from '../i18n/retry';
import { useConfig } from '../config/ConfigContext';
import { useHasServer } from '../config/useHasServer';
import { useCurrentUser } from '../session/CurrentUserContext';
import { useServices } from '../session/ServicesContext';
import { arranged, type Arrangement } from './arranged';
import { useLayoutType } from './layouts/useLayoutType';
import { matchesText } from './matches-text';
import { visiblePart } from './visible-part';
import { usePageSettled } from './usePageSettled';
import { isLong } from './sections-of';

export interface MenuItem {
  readonly id: string;
  readonly to: string;
  readonly icon: IconName;
  readonly text: string;
  /** Steps that move its documents on, and what they are called; of lists of documents alone. */
  readonly steps?: Readonly<Record<string, string>>;
  /** Name of one of its records; null for pages that are no list. */
  readonly one: string | null;
  readonly entity: string | null;
  /** Permission to create one of its records; absent when creation is impossible. */
  readonly create?: string;
  /** Other words that the search finds it by. */
  readonly words?: string;
  /** The list that it opens with some filters on. */
  readonly pile: { readonly entity: string; readonly filter: Readonly<Record<string, unknown>> } | null;
  /** Heading that it stands under in its group. */
  readonly section: string | null;
  /** Holders of any of them see it; null for everybody. */
  readonly permissions: readonly string[] | null;
  /** A second permission that it requires. */
  readonly needs?: string;
  readonly unitGroups: readonly string[] | null;
  /** `mock`: there only where the sample backend is on. */
  readonly backend: 'server' | 'mock';
}

export interface MenuGroup {
  readonly id: string;
  readonly icon: IconName;
  readonly text: string;
  readonly unitGroups: readonly string[] | null;
  readonly items: readonly MenuItem[];
  /** The menu of the kind of unit that one works in. */
  readonly isOwn?: boolean;
}

export interface Navigation {
  /** Null until the menu is there. */
  readonly groups: readonly MenuGroup[] | null;
  /** Number of items of this user, regardless of the search; a group closed for its length counts as one. */
  readonly total: number;
  readonly failed: boolean;
  readonly reload: () => void;
}

const FILES: Readonly<Record<Language, string>> = { es, 'es-mx': esMx, en };

/**
 * The menu as this person may see it and the installation has arranged it, reduced to what matches the text. Groups without items are left out.
 * It is fetched once the page stands: with hundreds of entities it must not stand before the first row of a list.
 */
export function useNavigation(text = ''): Navigation {
  const held = usePermissionSet();
  const settled = usePageSettled();
  const [language] = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['menu', language],
    queryFn: () => retry(() => fetchMenu(FILES[language])),
    enabled: settled,
    staleTime: Infinity,
    gcTime: Infinity,
    placeholderData: (before: readonly MenuGroup[] | undefined) => before,
  });
  const arrangement = useArrangement(settled);
  const tablet = useLayoutType() === 'tabletMode';
  const user = useCurrentUser();
  const { enableMock } = useConfig();
  const allowed = useMemo(() => {
    const seen =
      data &&
      ownFirst(
        data.map((group) => visiblePart(group, held, user, enableMock)),
        user.unidadGrupo,
      );
    return seen && arrangement ? arranged(seen, arrangement, tablet, data) : null;
  }, [data, held, user, enableMock, arrangement, tablet]);
  const groups = useMemo(
    () =>
      allowed
        ?.map((group) => ({ ...group, items: group.items.filter((item) => matchesText(item.text, text)) }))
        .filter((group) => group.items.length > 0) ?? null,
    [allowed, text],
  );
  // A long group starts closed and counts as one item.
  const total = useMemo(
    () => allowed?.reduce((sum, group) => sum + (isLong(group) ? 1 : group.items.length), 0) ?? 0,
    [allowed],
  );
  return { groups, total, failed: error !== null, reload: () => void refetch() };
}

/** Keeps an item of several groups in the group of one's own unit, for people who see the menus of all kinds of units. */
function ownFirst(groups: readonly MenuGroup[], unitGroup: string | null): readonly MenuGroup[] {
  const isOwn = ({ unitGroups }: MenuGroup) => unitGroup !== null && (unitGroups?.includes(unitGroup) ?? false);
  const own = new Set(groups.filter(isOwn).flatMap(({ items }) => items.map(({ to }) => to)));
  return groups.map((group) =>
    isOwn(group) ? { ...group, isOwn: true } : { ...group, items: group.items.filter(({ to }) => !own.has(to)) },
  );
}

const AS_IT_COMES: Arrangement = { modulos: [], ocultos: [] };

/** Menu settings of the installation; undefined while loading. Without an answer the default menu remains. */
function useArrangement(settled: boolean): Arrangement | undefined {
  const { operations } = useServices();
  const [language] = useLanguage();
  const enabled = useHasServer() && settled;
  const { data, error } = useQuery({
    // Asked for again when a module is written.
    queryKey: ['modulo', 'menu', language],
    queryFn: async ({ signal }) => (await operations.moduloMenu({ signal })).data,
    enabled,
    staleTime: 1_800_000,
    gcTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return data ?? (error || !enabled ? AS_IT_COMES : undefined);
}

async function fetchMenu(file: string): Promise<readonly MenuGroup[]> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`The menu answered ${answer.status}`);
  // The compiler wrote it: icons are of the closed list that Icon draws.
  return (await answer.json()) as readonly MenuGroup[];
}
