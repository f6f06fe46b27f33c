/** A text in a picker of which it is not known yet, or not known at all, which record it names. */
export interface OpenChoice {
  readonly text: string;
  /** What is the matter with it; null while it is being typed or looked up. */
  readonly problem: 'none' | 'many' | 'failed' | null;
  /** The search for its record; null while there is none. */
  readonly search: Promise<void> | null;
}

/** The open choices of a form, by the path of their field. */
export type OpenChoices = Map<string, OpenChoice>;

/** When every text that is being looked up has become a record, or has not; null when none is. */
export function choicesMade(choices: OpenChoices): Promise<unknown> | null {
  const searches = [...choices.values()].flatMap(({ search }) => search ?? []);
  return searches.length === 0 ? null : Promise.all(searches);
}
