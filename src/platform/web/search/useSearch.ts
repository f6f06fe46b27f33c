import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { listPath } from '../ui/list/list-path';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { recordPath } from '#platform/shared/record-path';
import { describeError } from '../ui/states/describe-error';
import { useHasServer } from '../config/useHasServer';
import { useServices } from '../session/ServicesContext';
import { matchesText } from '../shell/matches-text';
import { useNavigation } from '../shell/useNavigation';
import type { MenuGroup } from '../shell/menu';
import { matchRank, NEARLY } from './match-rank';
import { recordAddress } from './record-address';
import type { Command, SearchOption } from './search-option';
import { useCommands } from './useCommands';
import { useRecentPlaces } from './useRecentPlaces';

/** Delay after the last key, in milliseconds: avoids a request per letter. */
const REST_MS = 150;
const SHORTEST = 2;
const MAX_COMMANDS = 8;
const NO_MENU: readonly MenuGroup[] = [];

export interface Search {
  readonly options: readonly SearchOption[];
  readonly pending: boolean;
  /** Error of the record search, translated; null without one. */
  readonly error: string | null;
  readonly retry: () => void;
}

/**
 * Returns the results for a text: pages and actions at once, records of every kind after a pause in typing. Without a text, recently
 * visited places.
 */
export function useSearch(text: string): Search {
  const translate = useTranslate();
  const { operations } = useServices();
  const rested = useRested(text.trim());
  const { groups: menu } = useNavigation();
  const asks = useHasServer() && rested.length >= SHORTEST;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['busqueda', rested],
    queryFn: async ({ signal }) => (await operations.buscar({ params: { texto: rested }, signal })).data,
    enabled: asks,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });
  const commands = useCommands(menu ?? NO_MENU);
  const recent = useRecentOptions(menu ?? NO_MENU);
  const options = useMemo(() => {
    if (text.trim() === '') return recent;
    const records =
      asks && data
        ? recordOptions(data, menu ?? NO_MENU, rested, (count) => translate('app.search.all', { name: count }))
        : [];
    // Before the response to the current text, shows only earlier results that match it: Enter must not open an outdated result.
    const fitting =
      text.trim() === rested && !isPlaceholderData
        ? records
        : records.filter((option) => matchesText(`${option.text} ${option.detail}`, text));
    const addressed = addressOptions(text, menu ?? NO_MENU);
    if (addressed.length > 0) return addressed;
    const found = foundCommands(commands, text);
    return [...found.sure, ...fitting, ...found.unsure];
  }, [commands, recent, menu, data, asks, text, rested, isPlaceholderData, translate]);
  const failure = error ? describeError(error) : null;
  return {
    options,
    pending: isFetching || text.trim() !== rested,
    error: asks && failure ? translate(failure.message, { correlationId: failure.correlationId ?? '' }) : null,
    retry: () => void refetch(),
  };
}

/** Returns commands by rank. Those with a wrong letter, and the trial screens outside the samples, follow the records. */
function foundCommands(
  commands: readonly Command[],
  text: string,
): { readonly sure: readonly Command[]; readonly unsure: readonly Command[] } {
  const ranked = commands
    .flatMap((command) => {
      const rank = matchRank(command.text, text, command.words);
      return rank === null ? [] : [{ command, rank: rank + (command.isSample ? NEARLY : 0) }];
    })
    .toSorted((a, b) => a.rank - b.rank || a.command.text.length - b.command.text.length)
    .slice(0, MAX_COMMANDS);
  const those = (isSure: boolean) =>
    ranked.filter(({ rank }) => rank < NEARLY === isSure).map(({ command }) => command);
  return { sure: those(true), unsure: those(false) };
}

/** Returns the record behind the QR code of a printed document. */
function addressOptions(text: string, menu: readonly MenuGroup[]): readonly SearchOption[] {
  const address = recordAddress(text);
  const item = menu.flatMap(({ items }) => items).find(({ entity }) => entity !== null && entity === address?.entity);
  if (!address || !item) return [];
  const act = recordPath.show(address.entity, address.id);
  return [
    { key: `dirección ${act}`, group: item.text, text: `#${address.id}`, detail: item.text, icon: item.icon, act },
  ];
}

/** Returns recently visited pages, except this one and those that the user may no longer open. */
function useRecentOptions(menu: readonly MenuGroup[]): readonly SearchOption[] {
  const translate = useTranslate();
  const [places] = useRecentPlaces();
  const { pathname } = useLocation();
  return useMemo(() => {
    const items = new Map(menu.flatMap((group) => group.items.map((item) => [item.to, item])));
    return places.flatMap(({ to, text }): SearchOption[] => {
      const list = items.get(to) ?? items.get(`/${to.split('/')[1]}`);
      return !list || to === pathname
        ? []
        : [
            {
              key: `reciente ${to}`,
              group: translate('app.search.recent'),
              text: list.to === to ? list.text : text,
              detail: list.to === to ? '' : list.text,
              icon: list.icon,
              act: to,
            },
          ];
    });
  }, [menu, places, pathname, translate]);
}

type Answer = OperationTypes['buscar']['answer'];

/** Resources outside the menu are reached through others: a person through patient or user. */
function recordOptions(
  answer: Answer,
  menu: readonly MenuGroup[],
  text: string,
  all: (name: string) => string,
): SearchOption[] {
  const items = new Map(menu.flatMap((group) => group.items.map((item) => [item.entity, item])));
  return answer.flatMap(({ recurso, registros, hayMas }) => {
    const item = items.get(recurso);
    if (!item) return [];
    const { icon, text: group } = item;
    return [
      ...registros.map(({ id, titulo, detalle }) => ({
        key: `${recurso} ${id}`,
        group,
        text: titulo || `#${id}`,
        detail: detalle,
        icon,
        act: recordPath.show(recurso, id),
      })),
      ...(hayMas
        ? [
            {
              key: `${recurso} todos`,
              group,
              text: all(group),
              detail: '',
              icon,
              act: listPath(recurso, { q: text }),
            },
          ]
        : []),
    ];
  });
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
