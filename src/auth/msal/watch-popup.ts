import { EventType, type IPublicClientApplication } from '@azure/msal-browser';

/** How often a window is looked at; nothing tells when it is closed. */
const LOOK_MS = 200;

export interface WatchedPopup {
  /** When the window that is opened next is gone. */
  readonly gone: Promise<void>;
  readonly stop: () => void;
}

/**
 * Watches the window that the library opens next. The library itself waits a minute for an answer, also of a window that was closed at once. A window
 * that is taken out of our sight by the page in it looks the same as one that is closed, so that this is no reason to give up waiting.
 */
export function watchPopup(client: IPublicClientApplication): WatchedPopup {
  let timer: ReturnType<typeof setInterval> | undefined;
  let callback: string | null = null;
  const stop = () => {
    clearInterval(timer);
    if (callback !== null) client.removeEventCallback(callback);
    callback = null;
  };
  const gone = new Promise<void>((resolve) => {
    callback = client.addEventCallback(
      ({ payload }) => {
        const { popupWindow } = (payload ?? {}) as { popupWindow?: Window };
        if (!popupWindow) return;
        clearInterval(timer);
        timer = setInterval(() => {
          if (!popupWindow.closed) return;
          stop();
          resolve();
        }, LOOK_MS);
      },
      [EventType.POPUP_OPENED],
    );
  });
  return { gone, stop };
}
