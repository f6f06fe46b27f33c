/**
 * Returns the number that the text of an issue counts: `total` things, or a `limite` of them. It selects the singular or plural form.
 *
 * @returns undefined when the text counts nothing
 */
export function countIn({ total, limite }: Readonly<Record<string, unknown>>): number | undefined {
  const count = total ?? limite;
  return count === undefined ? undefined : Number(count);
}
