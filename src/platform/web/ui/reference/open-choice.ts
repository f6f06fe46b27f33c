/** A text in a picker of which it is not known yet, or not known at all, which record it names. */
export interface OpenChoice {
  readonly text: string;
  /** Problem of the text; null while it is being typed or looked up. */
  readonly problem: 'none' | 'many' | 'failed' | null;
  /** The search for its record; null while there is none. */
  readonly search: Promise<void> | null;
}

/** The open choices of a form, by the path of their field; and what a chosen record is about to fill in. */
export type OpenChoices = Map<string, OpenChoice>;

/**
 * Has the form wait for what a chosen record is about to fill in. A record that cannot be read fills in nothing: the fields are there to be
 * filled in by hand.
 *
 * @param path of the field that tells one filling from another
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

/** When every text that is being looked up has become a record, or has not, and has filled in what it says; null when none is. */
export function choicesMade(choices: OpenChoices): Promise<void> | null {
  const searches = [...choices.values()].flatMap(({ search }) => search ?? []);
  // A record that was found may begin to fill in other fields.
  return searches.length === 0 ? null : Promise.all(searches).then(() => choicesMade(choices) ?? undefined);
}
