import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import { useTranslate } from 'react-admin';
import type { PointerEventHandler } from 'react';
import type { CameraPanelControl } from './useCameraPanel';

interface CameraButtonProps {
  readonly camera: CameraPanelControl;
  readonly className: string | undefined;
  readonly onPointerDown?: PointerEventHandler;
}

/** Button that opens and closes the camera of a scan field. */
export function CameraButton({ camera, className, onPointerDown }: CameraButtonProps) {
  const label = useTranslate()('app.camera.open');
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={camera.Panel !== null}
      className={className}
      onPointerDown={onPointerDown}
      onClick={camera.toggle}
    >
      <PhotoCamera aria-hidden fontSize="inherit" />
    </button>
  );
}
