import { BOARDS } from '#generated/web/boards.gen';
import type { BoardModule } from '../ui/boards/board-module';
import type { I18nStore } from '../i18n/i18n-store';

/** Loads a board by the last segment of its URL, with its texts; null when there is none. */
export async function openBoard(name: string, i18n: I18nStore): Promise<BoardModule | null> {
  const entry = Object.hasOwn(BOARDS, name) ? BOARDS[name] : undefined;
  if (!entry) return null;
  const { default: board } = await entry.load();
  await i18n.addLabels(`tableros.${name}`, board.labels);
  return board;
}

/** Returns the board of schemas/boards for the start page of a profile; null when it has none, or may not open it. */
export function boardOf(profile: string, held: ReadonlySet<string>): string | null {
  const found = Object.entries(BOARDS).find(
    ([, { profiles, permission }]) => profiles.includes(profile) && held.has(permission),
  );
  return found?.[0] ?? null;
}
