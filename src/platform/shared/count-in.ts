/**
 * The number that a text about something wrong counts: `total` things, or a `limite` of them. Texts that have a form for one are chosen by it.
 *
 * @returns undefined when the text counts nothing
 */
export function countIn({ total, limite }: Readonly<Record<string, unknown>>): number | undefined {
  const count = total ?? limite;
  return count === undefined ? undefined : Number(count);
}
