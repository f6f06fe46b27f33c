/**
 * Tag for names made of fields: a missing value takes the text before it along, so that no separator is left hanging.
 *
 * @example textOf`${'HG'} · ${null}` // 'HG'
 */
export function textOf(texts: TemplateStringsArray, ...values: readonly unknown[]): string {
  let result = '';
  values.forEach((value, index) => {
    if (value === undefined || value === null || value === '') return;
    result += (result === '' && index > 0 ? '' : (texts[index] ?? '')) + String(value);
  });
  return (result === '' ? '' : result + (texts[values.length] ?? '')).trim();
}
