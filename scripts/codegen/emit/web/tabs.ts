import { element } from './jsx';

/** A section as JSX, with what its schema says of it. */
export interface SectionCode {
  readonly id: string;
  readonly tab: boolean;
  readonly code: string;
}

/**
 * The sections one after the other, those that are tabs gathered in one set where the first of them stood.
 * One tab alone would be a choice without an alternative: it stays a section.
 *
 * @param tag name of the component that holds the tabs, called only when there are any
 */
export function inTabs(sections: readonly SectionCode[], tag: () => string): string[] {
  const tabs = sections.filter(({ tab }) => tab);
  if (tabs.length < 2) return sections.map(({ code }) => code);
  const set = element(
    tag(),
    { ids: tabs.map(({ id }) => id) },
    tabs.map(({ code }) => code),
  );
  return sections.flatMap((section) => (!section.tab ? [section.code] : section === tabs[0] ? [set] : []));
}
