import { useDataProvider } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import type { ListFilter, ListParameterValues } from '../../shared/list-filter';
import { useLoadResource } from '../resource/ResourceRegistry';
import { findReferences, type FoundReference } from './find-references';
import type { OpenChoice } from './open-choice';
import type { ReferenceOption } from './reference-option';

interface TypedChoiceOptions {
  readonly reference: string;
  /** Null while nothing can be chosen yet. */
  readonly filter: ListFilter | null;
  readonly parameters: ListParameterValues | undefined;
  /** The record that a text names. */
  readonly onFound: (option: ReferenceOption) => void;
  /** The text names no record, or more than one. */
  readonly onNone: () => void;
  /** Told whenever the text that waits for its record changes; null when there is none. */
  readonly onOpenChoice: ((choice: OpenChoice | null) => void) | undefined;
}

interface TypedChoice {
  /** What was typed and is not chosen yet; null shows the chosen record. */
  readonly typed: string | null;
  readonly problem: OpenChoice['problem'];
  readonly searching: boolean;
  readonly type: (text: string) => void;
  /** Lets go of the text: another record was chosen, or nothing is wanted. */
  readonly drop: () => void;
  /** Chooses the record that the text names, if it names one. */
  readonly lookUp: () => void;
}

/**
 * The text in a picker until it has become a record. Who types a name or a code and goes on at once gets the record that the text
 * names as soon as the server has told which that is: never another, and never one that an earlier text had found.
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
  // An answer to an earlier text must not be taken.
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
      // What it depends on was changed meanwhile: this answer is one to another question.
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
