import { useNotify } from 'react-admin';
import { useCallback, useState, type ComponentType } from 'react';
import type { CameraPanelProps } from './CameraPanel';

/** Camera of a scanning place; its code is loaded on first use. */
export interface CameraPanelControl {
  /** Component of the camera; null while closed. */
  readonly Panel: ComponentType<CameraPanelProps> | null;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** Opens and closes the camera. Offline, its code may be missing; then an error is shown and the page stays. */
export function useCameraPanel(): CameraPanelControl {
  const notify = useNotify();
  const [Panel, setPanel] = useState<ComponentType<CameraPanelProps> | null>(null);
  const close = useCallback(() => setPanel(null), []);
  const toggle = () => {
    if (Panel) {
      close();
      return;
    }
    import('./CameraPanel').then(
      (loaded) => setPanel(() => loaded.default),
      () => notify('app.camera.problem.failed', { type: 'error' }),
    );
  };
  return { Panel, toggle, close };
}
