import { fireEvent } from '@testing-library/dom';
import { focus, put } from './hands';

const CODES: Readonly<Record<string, string>> = { Space: ' ' };
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';
/** Types of inputs that accept text. */
const TYPED = /^(?:text|search|tel|url|email|password|number)$/;

/** The user's keyboard. Each key has its default effect in a browser, unless the application prevents it. */
export const keyboard = {
  /** @param combination a key, preceded by held keys: `Control+k` */
  async press(combination: string): Promise<void> {
    const held = combination.split('+');
    const last = held.pop() ?? '';
    const key = last === '' ? '+' : (CODES[last] ?? last);
    const init = {
      key,
      code: key === ' ' ? 'Space' : key,
      ctrlKey: held.includes('Control') || held.includes('ControlOrMeta'),
      shiftKey: held.includes('Shift'),
      altKey: held.includes('Alt'),
    };
    const target = document.activeElement ?? document.body;
    if (fireEvent.keyDown(target, init)) follow(target, key, init);
    fireEvent.keyUp(document.activeElement ?? document.body, init);
  },

  async type(text: string): Promise<void> {
    for (const letter of text) await keyboard.press(letter === ' ' ? 'Space' : letter);
  },
};

function follow(
  target: Element,
  key: string,
  { ctrlKey, shiftKey }: { readonly ctrlKey: boolean; readonly shiftKey: boolean },
): void {
  if (key === 'Tab') return goOn(target, shiftKey ? -1 : 1);
  if (isTyped(target)) {
    if (ctrlKey && key.toLowerCase() === 'a') return target.setSelectionRange(0, target.value.length);
    if (key === 'Enter' && target instanceof HTMLInputElement) return send(target);
    if (key === 'Enter') return write(target, '\n');
    if (key === 'Backspace' || key === 'Delete') return erase(target, key === 'Delete');
    if (key === 'Home' || key === 'End') {
      const place = key === 'Home' ? 0 : target.value.length;
      return target.setSelectionRange(place, place);
    }
    if (key.length === 1 && !ctrlKey) write(target, key);
    return;
  }
  const isPressed = target.matches('button, summary') || (key === 'Enter' && target.matches('a[href]'));
  const isTicked = key === ' ' && target.matches('input[type="checkbox"], input[type="radio"]');
  if (((key === 'Enter' || key === ' ') && isPressed) || isTicked) fireEvent.click(target);
  else if (key === 'Enter' && target instanceof HTMLInputElement) send(target);
}

function isTyped(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && TYPED.test(element.type));
}

function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
  if (field.readOnly) return;
  put(field, field.value.slice(0, start) + text + field.value.slice(end), start + text.length);
}

function erase(field: HTMLInputElement | HTMLTextAreaElement, forward: boolean): void {
  const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
  const [from, to] = start === end ? [forward ? start : start - 1, forward ? end + 1 : end] : [start, end];
  if (from < 0) return;
  put(field, field.value.slice(0, from) + field.value.slice(to), from);
}

/** Sends the form with its submit button when Enter is pressed in a field. */
function send({ form }: HTMLInputElement): void {
  if (!form) return;
  const button = [...form.elements].find((each) => each instanceof HTMLButtonElement && each.type === 'submit');
  if (button instanceof HTMLButtonElement) {
    if (!button.disabled) button.click();
  } else form.requestSubmit();
}

/** Moves to the next tab stop; from the last to the first, because there is no browser frame. */
function goOn(from: Element, way: 1 | -1): void {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) =>
      (element === from || element.tabIndex >= 0) &&
      !element.matches(':disabled') &&
      element.closest('[hidden], [inert]') === null,
  );
  const place = stops.indexOf(from as HTMLElement);
  const next = stops.at((place === -1 && way === -1 ? 0 : place) + way) ?? stops[0];
  if (next && next !== from) {
    focus(next);
    // Selects the text of an input that is reached with Tab.
    if (isTyped(next)) next.setSelectionRange(0, next.value.length);
  }
}
