/** Types a character where the field's selection is, or erases before it (null), as a keyboard would. */
export function typeInto(field: HTMLInputElement, character: string | null): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  const from = character === null && start === end ? Math.max(0, start - 1) : start;
  const value = field.value.slice(0, from) + (character ?? '') + field.value.slice(end);
  // React listens to what the prototype's setter was given.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  const caret = from + (character?.length ?? 0);
  field.setSelectionRange(caret, caret);
  field.dispatchEvent(
    new InputEvent('input', {
      bubbles: true,
      data: character,
      inputType: character === null ? 'deleteContentBackward' : 'insertText',
    }),
  );
}
