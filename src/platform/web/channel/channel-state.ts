/** True while the server pushes events to this page; otherwise queries poll. */
export const channelState = { isOpen: false };
