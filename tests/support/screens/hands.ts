import { fireEvent, screen } from '@testing-library/dom';

/** Presses and lets go of the mouse over an element, which takes the focus where it can. */
export function click(element: Element): void {
  fireEvent.mouseDown(element);
  focus(element);
  fireEvent.mouseUp(element);
  fireEvent.click(element);
}

/** Puts a text into a field in place of what was there, as pasting does. */
export function fill(field: Element, text: string): void {
  focus(field);
  fireEvent.change(field, { target: { value: text } });
}

/** Types into a picker, and takes what it then offers. */
export async function choose(picker: Element, text: string, option: string | RegExp): Promise<void> {
  fill(picker, text);
  click((await screen.findAllByRole('option', { name: option }))[0]!);
}

/** Takes the focus from wherever it is. */
export function leave(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return;
  activeElement.blur();
  // What React listens to, and what a document without a browser does not tell of.
  fireEvent.focusOut(activeElement);
}

function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus();
}
