import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** Accepts files dropped on or pasted into an area; dragged text is unaffected. */
export function useDrop(onFiles: (files: readonly File[]) => void, locked = false) {
  const [over, setOver] = useState(false);
  const onDrag = (event: DragEvent) => {
    if (locked || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') onFiles([...event.dataTransfer.files]);
  };
  return {
    over,
    handlers: {
      onDragOver: onDrag,
      onDrop: onDrag,
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onPaste: (event: ClipboardEvent) => {
        if (locked || event.clipboardData.files.length === 0) return;
        event.preventDefault();
        onFiles([...event.clipboardData.files]);
      },
    },
  };
}
