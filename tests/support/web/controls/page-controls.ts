import type { Page } from '@playwright/test';

/** A control of the present page. */
export interface Control {
  /** Value of its `data-control` attribute, which locates it until the next reading. */
  readonly mark: string;
  /** Equal for controls that repeat in rows and cards. */
  readonly key: string;
  /** Equal for controls that differ only in name, such as the options of a filter. */
  readonly shape: string;
  readonly kind: 'button' | 'picker' | 'select' | 'tab' | 'item' | 'check';
  readonly name: string;
  readonly disabled: boolean;
  /** True for a chosen or pressed control: a second press may change nothing. */
  readonly current: boolean;
  /** True if the control submits its form. */
  readonly submits: boolean;
  /** Title, tooltip or description. */
  readonly reason: string;
}

/**
 * Reads the visible controls of the topmost overlay, or of the page without an overlay. Links are excluded, because the list of places
 * covers them.
 */
export function readControls(page: Page): Promise<{ readonly scope: string; readonly controls: readonly Control[] }> {
  return page.evaluate(() => {
    const CONTROLS =
      'button, [role=button], [role=tab], [role=combobox], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], select, summary, input[type=checkbox], [role=switch]';
    const REPEATED =
      'tbody tr, [role=row], li, article, [role=listitem], [role=option], [role=gridcell], [role=treeitem]';
    const OVERLAYS =
      '[data-step], [popover]:popover-open, [role=dialog], [role=alertdialog], [role=menu], .MuiPopover-paper, .MuiPopper-root [role=listbox]';
    // Overlays fade in, so a transparent one is already open.
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert], [hidden]');
    const overlays = [...document.querySelectorAll(OVERLAYS)].filter(isShown);
    const top = overlays.at(-1) ?? document.querySelector('main') ?? document.body;
    const nameOf = (element: Element) => {
      const labelled = element
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
      const id = element.id;
      const label = id ? document.querySelector(`label[for="${CSS.escape(id)}"]`)?.textContent : null;
      const around = element.closest('label')?.textContent;
      return (
        element.getAttribute('aria-label') ||
        labelled ||
        label ||
        (element.tagName === 'SELECT' ? around : element.textContent) ||
        around ||
        element.getAttribute('title') ||
        ''
      )
        .replace(/\s+/g, ' ')
        .trim();
    };
    const kindOf = (element: Element): Control['kind'] => {
      const role = element.getAttribute('role');
      if (element.tagName === 'SELECT') return 'select';
      if (role === 'combobox') return 'picker';
      if (role === 'tab') return 'tab';
      if (role?.startsWith('menuitem')) return 'item';
      if (role === 'switch' || (element as HTMLInputElement).type === 'checkbox') return 'check';
      return 'button';
    };
    const describe = (element: Element) =>
      [element, element.parentElement!, ...(element.closest('label') ? [element.closest('label')!] : [])]
        .flatMap((each) => [
          each.getAttribute('title'),
          each.getAttribute('aria-description'),
          each.getAttribute('data-reason'),
          ...(each
            .getAttribute('aria-describedby')
            ?.split(' ')
            .map((id) => document.getElementById(id)?.textContent) ?? []),
        ])
        .filter(Boolean)
        .join(' ');
    /** Returns classes and tags up to the scope, without positions. */
    const signature = (element: Element) => {
      const parts: string[] = [];
      for (let at: Element | null = element; at && at !== top; at = at.parentElement)
        parts.push(
          `${at.tagName}.${[...at.classList].filter((name) => !/^css-|Mui-|focus|selected|active/i.test(name)).join('.')}`,
        );
      return parts.join('<');
    };
    let count = 0;
    for (const marked of document.querySelectorAll('[data-control]')) marked.removeAttribute('data-control');
    // Excludes the arrow of a picker, which opens the same list, and the buttons that delete its values, which can be deleted by keys.
    const isControl = (element: Element) =>
      isShown(element) && !element.closest('.MuiAutocomplete-endAdornment, .MuiAutocomplete-tag');
    const controls = [...top.querySelectorAll(CONTROLS)].filter(isControl).map((element): Control => {
      count += 1;
      const mark = String(count);
      element.setAttribute('data-control', mark);
      const row = element.closest(REPEATED);
      const inRow = row && top.contains(row) && row !== top && kindOf(element) !== 'item';
      const place = inRow
        ? `${signature(row)}#${[...row.querySelectorAll(CONTROLS)].filter(isControl).indexOf(element)}`
        : signature(element);
      const name = nameOf(element);
      const shown = inRow || kindOf(element) === 'select' ? '' : name.replace(/\d+/g, '#');
      return {
        mark,
        key: `${kindOf(element)}|${shown}|${place}`,
        shape: `${kindOf(element)}|${place.replace(/#\d+$/, '')}`,
        kind: kindOf(element),
        name,
        disabled: element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true',
        current: ['aria-current', 'aria-pressed', 'aria-selected', 'aria-checked'].some((attribute) =>
          ['true', 'step', 'page', 'date', 'location'].includes(element.getAttribute(attribute) ?? ''),
        ),
        submits: element.getAttribute('type') === 'submit',
        reason: describe(element),
      };
    });
    const titled =
      top.getAttribute('aria-label') ??
      document.getElementById(top.getAttribute('aria-labelledby') ?? '')?.textContent ??
      '';
    return {
      scope:
        overlays.length === 0
          ? ''
          : `${overlays.length}:${top.getAttribute('role') ?? (top.hasAttribute('data-step') ? 'step' : 'popover')}:${titled}`,
      controls,
    };
  });
}
