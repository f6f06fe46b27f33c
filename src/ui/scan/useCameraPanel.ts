import { useNotify } from 'react-admin';
import { useCallback, useState, type ComponentType } from 'react';
import type { CameraPanelProps } from './CameraPanel';

/** The camera of a place where codes are scanned: its code is loaded when somebody first asks for it. */
export interface CameraPanelControl {
  /** What shows it; null while it is closed. */
  readonly Panel: ComponentType<CameraPanelProps> | null;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** Opens and closes the camera. Without a connection its code may be missing; then that is told, and the page stays as it is. */
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
