/** Text in a picker whose record is not known, or not known yet. */
export interface OpenChoice {
  readonly text: string;
  /** Problem of the text; null while it is being typed or looked up. */
  readonly problem: 'none' | 'many' | 'failed' | null;
  /** Pending search for its record; null without one. */
  readonly search: Promise<void> | null;
}

/** Open choices of a form, by the path of their field, and pending fills from chosen records. */
export type OpenChoices = Map<string, OpenChoice>;

/**
 * Makes the form wait until a chosen record has filled other fields. An unreadable record fills nothing; the fields can be filled by hand.
 *
 * @param path of the field, which identifies the fill
 */
export function fillLater(choices: OpenChoices, path: string, fill: () => Promise<void>): void {
  const key = `${path} →`;
  const search = fill()
    .catch(() => undefined)
    .finally(() => {
      if (choices.get(key)?.search === search) choices.delete(key);
    });
  choices.set(key, { text: '', problem: null, search });
}

/** Resolves when all pending look-ups and the fills that follow them are complete; null when there are none. */
export function choicesMade(choices: OpenChoices): Promise<void> | null {
  const searches = [...choices.values()].flatMap(({ search }) => search ?? []);
  // A found record may start to fill other fields.
  return searches.length === 0 ? null : Promise.all(searches).then(() => choicesMade(choices) ?? undefined);
}
