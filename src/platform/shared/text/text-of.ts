/**
 * Template tag for names made of fields. A missing value also removes the text before it, so that no separator remains at the end.
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
