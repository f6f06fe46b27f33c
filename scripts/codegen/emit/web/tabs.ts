import { element } from './jsx';

/** Section as JSX, with its settings from the schema. */
export interface SectionCode {
  readonly id: string;
  readonly tab: boolean;
  readonly code: string;
}

/**
 * Orders the sections and gathers tabs in one set at the position of the first. A single tab stays a section, because it offers no choice.
 *
 * @param tag name of the component for the tabs, called only when there are any
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
