import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import type { OperationTypes } from '../../../generated/shared/operations.gen';
import { recordPath } from '../../ui/resource/record-path';
import { describeError } from '../../ui/states/describe-error';
import { useHasServer } from '../config/useHasServer';
import { useServices } from '../session/ServicesContext';
import { matchesText } from '../shell/matches-text';
import { useNavigation, type MenuGroup } from '../shell/useNavigation';
import type { SearchOption } from './search-option';

/** After the last key: nobody waits for it, and the server is not asked for every letter. */
const REST_MS = 150;
const SHORTEST = 2;
const MOST_PAGES = 6;

export interface Search {
  readonly options: readonly SearchOption[];
  readonly pending: boolean;
  /** What went wrong with the records, in words; null when nothing did. */
  readonly error: string | null;
  readonly retry: () => void;
}

/** What a text finds: pages of the menu at once, records of every kind once the typing rests. */
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
  const options = useMemo(() => {
    const group = translate('app.search.menu');
    const pages = text.trim() === '' ? [] : (menu ?? []);
    const found = pages.flatMap(({ id, text: of, items }) => items.filter((item) => matchesText(item.text, text)).map((item) => ({ key: `menu ${id} ${item.id}`, group, text: item.text, detail: of === item.text ? '' : of, icon: item.icon, to: item.to })));
    const records = asks && data ? recordOptions(data, menu ?? [], rested, (count) => translate('app.search.all', { name: count })) : [];
    // Until the answer to what is typed now comes, only what fits it too: Enter must not open what was found before.
    const fitting = text.trim() === rested && !isPlaceholderData ? records : records.filter((option) => matchesText(`${option.text} ${option.detail}`, text));
    return [...found.slice(0, MOST_PAGES), ...fitting];
  }, [menu, data, asks, text, rested, isPlaceholderData, translate]);
  const failure = error ? describeError(error) : null;
  return {
    options,
    pending: isFetching || text.trim() !== rested,
    error: asks && failure ? translate(failure.message, { correlationId: failure.correlationId ?? '' }) : null,
    retry: () => void refetch(),
  };
}

type Answer = OperationTypes['buscar']['answer'];

/** Resources that no menu names are reached through others: a person through patient or user. */
function recordOptions(answer: Answer, menu: readonly MenuGroup[], text: string, all: (name: string) => string): SearchOption[] {
  const items = new Map(menu.flatMap((group) => group.items.map((item) => [item.entity, item])));
  return answer.flatMap(({ recurso, registros, hayMas }) => {
    const item = items.get(recurso);
    if (!item) return [];
    const { icon, text: group } = item;
    return [
      ...registros.map(({ id, titulo, detalle }) => ({ key: `${recurso} ${id}`, group, text: titulo || `#${id}`, detail: detalle, icon, to: recordPath.show(recurso, id) })),
      ...(hayMas ? [{ key: `${recurso} todos`, group, text: all(group), detail: '', icon, to: `/${recurso}?filter=${encodeURIComponent(JSON.stringify({ q: text }))}` }] : []),
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
