import { fireEvent } from '@testing-library/dom';

export interface ClickOptions {
  readonly modifiers?: readonly ('Shift' | 'Control' | 'ControlOrMeta')[];
  /** In a browser, acts in spite of a covering element; has no effect here. */
  readonly force?: boolean;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Presses and releases the mouse over an element. A focusable element gets the focus. */
export function click(element: Element, { modifiers = [] }: ClickOptions = {}): void {
  const init = {
    shiftKey: modifiers.includes('Shift'),
    ctrlKey: modifiers.some((key) => key !== 'Shift'),
    detail: 1,
  };
  fireEvent.pointerDown(element, init);
  if (fireEvent.mouseDown(element, init)) {
    const taker = element.closest<HTMLElement>(FOCUSABLE);
    if (taker) focus(taker);
    else if (element.closest('label') === null) leave();
  }
  fireEvent.pointerUp(element, init);
  fireEvent.mouseUp(element, init);
  fireEvent.click(element, init);
}

/** Replaces the text of a field, as pasting does. */
export function fill(field: Element, text: string): void {
  focus(field);
  put(field, text);
}

/** Sets the text of a field and the position of the cursor; default: the end. */
export function put(field: Element, text: string, cursor = text.length): void {
  fireEvent.input(field, { target: { value: text } });
  if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.selectionStart !== null))
    if (field.value === text) field.setSelectionRange(cursor, cursor);
}

/** Removes the focus. */
export function leave(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

export function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus();
}

/** Chooses an option of a list by value or by text. */
export function select(list: Element, wanted: string): void {
  if (!(list instanceof HTMLSelectElement)) throw new Error('Only of a list can be chosen.');
  const option = [...list.options].find(({ value, text }) => value === wanted || text.trim() === wanted);
  if (!option) throw new Error(`There is no option ${wanted}.`);
  focus(list);
  fireEvent.input(list, { target: { value: option.value } });
  fireEvent.change(list, { target: { value: option.value } });
}
