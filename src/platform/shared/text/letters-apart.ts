/**
 * Counts the edit operations between two words: insertion, deletion, substitution or transposition of letters. Stops counting above `most`.
 */
export function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(last[column]! + 1, line[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const crossed = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (crossed) cost = Math.min(cost, before[column - 2]! + 1);
      line.push(cost);
    }
    if (Math.min(...line) > most) return most + 1;
    [before, last] = [last, line];
  }
  return last[other.length]!;
}
