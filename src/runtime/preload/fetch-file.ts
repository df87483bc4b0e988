import { Unfetched } from './unfetched-file.ts'

const NOT_FOUND = 404

/** Loads a file of the portal completely. Throws Unfetched if it is missing or incomplete. */
export async function fetchFile<Read>(
  address: string,
  read: (file: Response) => Promise<Read>,
): Promise<Read> {
  const requestedAt = performance.now()
  const response = await fetch(address).catch(() => undefined)
  if (!response?.ok) throw new Unfetched(address, response?.status === NOT_FOUND, requestedAt)
  return read(response).catch(() => {
    throw new Unfetched(address, false, requestedAt)
  })
}
