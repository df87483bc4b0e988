import type { DefinitionFile } from '#definition/load.ts'

const TRIES = 8
const PAUSE_MS = 60

const isHalfWritten = ({ text = '' }: DefinitionFile): boolean => {
  try {
    JSON.parse(text)
    return false
  } catch {
    return true
  }
}

/**
 * The files of a folder once nobody writes them any more. A file that is not JSON yet is read again a few times: an editor
 * may be halfway through it. What is still not JSON then is handed out as it is.
 */
export const readSettled = async (
  read: () => DefinitionFile[],
  pause: (ms: number) => Promise<unknown>,
): Promise<DefinitionFile[]> => {
  let files = read()
  for (let tries = 0; tries < TRIES && files.some(isHalfWritten); tries += 1) {
    await pause(PAUSE_MS)
    files = read()
  }
  return files
}
