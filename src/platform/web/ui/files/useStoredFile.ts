import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFileMethods, type FilePlace } from './file-methods';

/** An address of the browser's own for a file of the server; null while it comes, where there is none, and where it cannot be had. */
export function useStoredFile(resource: string, place: FilePlace | null): string | null {
  const methods = useFileMethods();
  const { data } = useQuery({
    queryKey: ['files', resource, place?.id ?? null, place?.archivoId],
    queryFn: async ({ signal }) => (await methods.openStoredFile(resource, place!, signal)).data,
    enabled: place !== null,
    // A stored file is immutable.
    staleTime: Infinity,
    retry: false,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return undefined;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [data]);
  return address;
}
