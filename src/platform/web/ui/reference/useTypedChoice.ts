import { useDataProvider } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import type { ListFilter, ListParameterValues } from '#platform/shared/list-filter';
import { useLoadResource } from '../resource/ResourceRegistry';
import { findReferences, type FoundReference } from './find-references';
import type { OpenChoice } from './open-choice';
import type { ReferenceOption } from './reference-option';

interface TypedChoiceOptions {
  readonly reference: string;
  /** Filter of the options; null while no choice is possible yet. */
  readonly filter: ListFilter | null;
  readonly parameters: ListParameterValues | undefined;
  /** Called with the record that matches the text. */
  readonly onFound: (option: ReferenceOption) => void;
  /** Called when the text matches no record, or more than one. */
  readonly onNone: () => void;
  /** Called when the text without a record changes; null when there is none. */
  readonly onOpenChoice: ((choice: OpenChoice | null) => void) | undefined;
}

interface TypedChoice {
  /** Typed text without a selection; null shows the chosen record. */
  readonly typed: string | null;
  readonly problem: OpenChoice['problem'];
  readonly searching: boolean;
  readonly type: (text: string) => void;
  /** Discards the text: another record was chosen, or the field was cleared. */
  readonly drop: () => void;
  /** Chooses the record that matches the text, if there is one. */
  readonly lookUp: () => void;
}

/**
 * Manages the text of a picker until it becomes a record. A user who types a name or code and moves on gets the record of exactly that
 * text. Results of an earlier text are never used.
 */
export function useTypedChoice({
  reference,
  filter,
  parameters,
  onFound,
  onNone,
  onOpenChoice,
}: TypedChoiceOptions): TypedChoice {
  const provider = useDataProvider();
  const load = useLoadResource();
  const [choice, setChoice] = useState<OpenChoice | null>(null);
  const current = useRef<OpenChoice | null>(null);
  // Counts texts, so that the response to an earlier one is ignored.
  const turn = useRef(0);
  const options = useRef({ filter, parameters, onFound, onNone, onOpenChoice });
  useEffect(() => {
    options.current = { filter, parameters, onFound, onNone, onOpenChoice };
  });
  useEffect(() => () => options.current.onOpenChoice?.(null), []);

  const put = (next: OpenChoice | null) => {
    turn.current += 1;
    current.current = next;
    setChoice(next);
    options.current.onOpenChoice?.(next);
  };
  const find = async (text: string): Promise<FoundReference> => {
    const { filter: within, parameters: asked } = options.current;
    if (within === null) return { state: 'none' };
    try {
      const module = await load(reference);
      const found = (await findReferences(provider, module, { filter: within, parameters: asked }, [text])).get(
        text,
      ) ?? {
        state: 'failed',
      };
      // The filter has changed meanwhile, so the response is outdated.
      const { filter: now, parameters: nowAsked } = options.current;
      return JSON.stringify([now, nowAsked]) === JSON.stringify([within, asked]) ? found : find(text);
    } catch {
      return { state: 'failed' };
    }
  };
  const settle = async (asked: string, own: number): Promise<void> => {
    const found = await find(asked);
    if (turn.current !== own) return;
    if (found.state === 'found') {
      options.current.onFound(found.option);
      put(null);
    } else {
      options.current.onNone();
      put({ text: asked, problem: found.state, search: null });
    }
  };
  const lookUp = () => {
    const text = current.current?.text.trim() ?? '';
    if (current.current?.search) return;
    if (text === '') {
      if (current.current) put(null);
      return;
    }
    const asked = current.current!.text;
    put({ text: asked, problem: null, search: settle(asked, turn.current + 1) });
  };
  return {
    typed: choice?.text ?? null,
    problem: choice?.problem ?? null,
    searching: choice?.search !== undefined && choice?.search !== null,
    type: (text) => put(text === '' ? null : { text, problem: null, search: null }),
    drop: () => {
      if (current.current) put(null);
    },
    lookUp,
  };
}
