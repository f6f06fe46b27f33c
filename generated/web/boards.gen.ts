// Generated from schemas/boards by `npm run generate`. Do not edit: your change would be lost.

import type { BoardEntry } from '../../src/ui/boards/board-module';

/** Boards by the last part of their address, in the order of the menu, each behind its own import. */
export const BOARDS: Readonly<Record<string, BoardEntry>> = {
  farmacia: {
    permission: 'dashboard.operativo',
    profiles: ['Farmacia'],
    load: () => import('./board-farmacia/board.gen'),
  },
};
